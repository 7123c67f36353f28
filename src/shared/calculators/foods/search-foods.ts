import { splitWords } from '#shared/language/georgian/normalize.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import type { Food } from './food.ts';

interface Entry {
  readonly food: Food;
  /** Words of the name, followed by those of the synonyms. */
  readonly words: readonly string[];
  readonly ownWords: number;
}

/** Finds foods by any part of a word, in Georgian, Latin or Cyrillic letters. */
export type SearchFoods = (query: string) => Food[];

const skeletonsOf = (word: string): string[] => readingsOf(word).map(skeletonOf);

/**
 * Creates a search for foods that match every word of a query. Ranking: the name's first word, the beginning of the name, the
 * beginning of a later word, any part of the name, synonyms; equals keep their order. An empty query finds all.
 */
export function createFoodSearch(foods: readonly Food[]): SearchFoods {
  const entries = foods.map((food): Entry => {
    const own = splitWords(food.name);
    return {
      food,
      words: [...own, ...food.synonyms.flatMap(splitWords)].map((word) => skeletonsOf(word)[0] ?? ''),
      ownWords: own.length,
    };
  });
  return (query) => {
    const queryReadings = splitWords(query).map(skeletonsOf);
    return entries
      .map((entry) => ({
        entry,
        rank: Math.max(0, ...queryReadings.map((readings) => rankOf(entry, readings))),
      }))
      .filter(({ rank }) => Number.isFinite(rank))
      .sort((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry.food);
  };
}

/** 0 is best, Infinity is no match. */
function rankOf({ words, ownWords }: Entry, readings: readonly string[]): number {
  const ranks = words.flatMap((word, at) =>
    readings.map((reading) => {
      if (reading === '' || !word.includes(reading)) return Number.POSITIVE_INFINITY;
      const isOwn = at < ownWords;
      if (!word.startsWith(reading)) return isOwn ? 3 : 5;
      if (!isOwn) return 4;
      if (at > 0) return 2;
      return word === reading ? 0 : 1;
    }),
  );
  return Math.min(...ranks);
}
