import { splitWords } from '#shared/language/georgian/normalize.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import type { Food } from '../foods/food.ts';
import { findFood, foods } from '../foods/foods.ts';
import { createFoodSearch } from '../foods/search-foods.ts';

/** Finds foods by any part of a word, in Georgian or Latin letters. */
export const searchFoods = createFoodSearch(foods);

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Finds the only food that the text names: by name, id, synonym, or by its words. */
export function findTypedFood(text: string): Food | undefined {
  const query = plain(text);
  if (query === '') return undefined;
  const named = foods.find(({ name }) => plain(name) === query) ?? findFood(query);
  if (named) return named;
  const synonymous = foods.filter(({ synonyms }) => synonyms.some((other) => plain(other) === query));
  if (synonymous.length === 1) return synonymous[0];
  const found = searchFoods(text);
  return found.find((food) => found.length === 1 && isNamedBy(food, text));
}

/** Parts of words and bare numbers only produce suggestions; a food must be chosen explicitly. */
function isNamedBy({ name, synonyms }: Food, text: string): boolean {
  const words = splitWords(text);
  const own = new Set([name, ...synonyms].flatMap(splitWords).flatMap(keysOf));
  return (
    words.some((word) => /\p{L}/u.test(word)) &&
    words.every((word) => keysOf(word).some((key) => own.has(key)))
  );
}

const keysOf = (word: string): string[] => readingsOf(word).map(skeletonOf);
