import type { Food } from '../foods/food.ts';
import { findFood, foods } from '../foods/foods.ts';
import { createFoodSearch } from '../foods/search-foods.ts';

/** Foods by any part of a word, in Georgian or Latin letters. */
export const searchFoods = createFoodSearch(foods);

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The one food that a text names: by its name, its id, another of its names, or as the only one that is found. */
export function findTypedFood(text: string): Food | undefined {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const named = foods.find(({ name }) => plain(name) === wanted) ?? findFood(wanted);
  if (named) return named;
  const synonymous = foods.filter(({ synonyms }) => synonyms.some((other) => plain(other) === wanted));
  if (synonymous.length === 1) return synonymous[0];
  const found = searchFoods(text);
  return found.length === 1 ? found[0] : undefined;
}
