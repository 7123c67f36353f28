import { splitWords } from '#shared/language/georgian/normalize.ts';
import { readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';
import type { Food } from '../foods/food.ts';
import { findFood, foods } from '../foods/foods.ts';
import { createFoodSearch } from '../foods/search-foods.ts';

/** Foods by any part of a word, in Georgian or Latin letters. */
export const searchFoods = createFoodSearch(foods);

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The one food that a text names: by its name, its id, another of its names, or as the only one whose words it holds. */
export function findTypedFood(text: string): Food | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const named = foods.find(({ name }) => plain(name) === wanted) ?? findFood(wanted);
  if (named) return named;
  const synonymous = foods.filter(({ synonyms }) => synonyms.some((other) => plain(other) === wanted));
  if (synonymous.length === 1) return synonymous[0];
  const found = searchFoods(text);
  return found.find((food) => found.length === 1 && isNamedBy(food, text));
}

/** Parts of words and bare numbers are enough to offer a food, never to take one that nobody chose. */
function isNamedBy({ name, synonyms }: Food, text: string): boolean {
  const words = splitWords(text);
  const own = new Set([name, ...synonyms].flatMap(splitWords).flatMap(keysOf));
  return (
    words.some((word) => /\p{L}/u.test(word)) &&
    words.every((word) => keysOf(word).some((key) => own.has(key)))
  );
}

const keysOf = (word: string): string[] => readingsOf(word).map(skeletonOf);
