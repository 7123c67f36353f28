import { splitWords } from '#shared/language/georgian/normalize.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import type { Food } from './food.ts';

interface Entry {
  readonly food: Food;
  /** Words of the name, then of its other names. */
  readonly words: readonly string[];
  readonly ownWords: number;
}

/** A search among foods by any part of a word, in Georgian letters, in Latin or in Cyrillic ones. */
export type SearchFoods = (query: string) => Food[];

const skeletonsOf = (word: string): string[] => readingsOf(word).map(skeletonOf);

/**
 * Finds the foods of which each word of a query is a part: first where it is a name's first word, then where a name
 * begins with it, then where a later word of the name does, then anywhere in a name, then among the other names; equals
 * stay in the order they came in. An empty query finds all.
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
    const wanted = splitWords(query).map(skeletonsOf);
    return entries
      .map((entry) => ({ entry, rank: Math.max(0, ...wanted.map((readings) => rankOf(entry, readings))) }))
      .filter(({ rank }) => Number.isFinite(rank))
      .sort((one, other) => one.rank - other.rank)
      .map(({ entry }) => entry.food);
  };
}

/** 0 is best, infinite is absent. */
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
