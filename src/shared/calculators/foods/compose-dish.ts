import type { DishRecipe } from './dishes.data.ts';
import { addNutrients, type Food, type FoodGroup, nutrientsOf } from './food.ts';
import { readNames, readPortions } from './read-foods.ts';

/**
 * Computes a dish from its recipe: the sum of its ingredients per weight of the cooked dish. Cooking removes only water; what
 * stays in the pan is not in the recipe.
 * @throws when an ingredient is unknown
 */
export function composeDish(
  dish: DishRecipe,
  group: FoodGroup,
  find: (id: string) => Food | undefined,
): Food {
  const { id, name, ingredients, yieldGrams } = dish;
  const total = addNutrients(
    ingredients.map(([foodId, grams]) => {
      const food = find(foodId);
      if (!food) throw new Error(`${id} is made of ${foodId}, which is no food.`);
      return nutrientsOf(food, grams);
    }),
  );
  return {
    id,
    name,
    group,
    per100: nutrientsOf({ per100: total }, 10_000 / yieldGrams),
    portions: readPortions(dish.portions),
    synonyms: readNames(dish.synonyms),
    recipe: { ingredients, yieldGrams },
    estimate: true,
  };
}
