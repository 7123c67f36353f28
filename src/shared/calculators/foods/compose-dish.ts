import type { DishRecipe } from './dishes.data.ts';
import { addNutrients, type Food, type FoodGroup, nutrientsOf } from './food.ts';
import { readNames, readPortions } from './read-foods.ts';

/**
 * A dish from its recipe: what its ingredients hold, spread over the weight of the ready dish. Cooking takes water
 * alone; what boils out or stays in the pan is left out of the recipe. Throws when an ingredient is not known.
 */
export function composeDish(
  dish: DishRecipe,
  group: FoodGroup,
  find: (id: string) => Food | undefined,
): Food {
  const { id, name, ingredients, yieldGrams } = dish;
  const whole = addNutrients(
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
    per100: nutrientsOf({ per100: whole }, 10_000 / yieldGrams),
    portions: readPortions(dish.portions),
    synonyms: readNames(dish.synonyms),
    recipe: { ingredients, yieldGrams },
    estimate: true,
  };
}
