import { composeDish } from './compose-dish.ts';
import { dishRecipes } from './dishes.data.ts';
import type { Food, FoodGroup } from './food.ts';
import { foodTable } from './foods.data.ts';
import { readFoods } from './read-foods.ts';

const plain = readFoods(foodTable);
const byId = new Map(plain.map((food) => [food.id, food]));
const georgianDishes: FoodGroup = { id: 'dishes', name: 'ქართული კერძები' };
const dishes = dishRecipes.map((dish) => composeDish(dish, georgianDishes, (id) => byId.get(id)));
for (const dish of dishes) byId.set(dish.id, dish);

/** All foods: Georgian dishes first, then the groups of the table. */
export const foods: readonly Food[] = [...dishes, ...plain];

export const findFood = (id: string): Food | undefined => byId.get(id);

/** The source of the figures, named below results. */
export const foodSource = {
  title: 'USDA National Nutrient Database for Standard Reference, Release 28',
  year: 2016,
} as const;
