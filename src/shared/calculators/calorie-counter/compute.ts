import { addNutrients, type Food, kilojoulesOf, type Nutrients, nutrientsOf } from '../foods/food.ts';

export interface Eaten {
  /** Number of the row it was typed in. */
  readonly row: number;
  readonly food: Food;
  readonly grams: number;
}

export interface CountedFood extends Eaten {
  readonly nutrients: Nutrients;
}

export interface CalorieResult {
  readonly foods: readonly CountedFood[];
  readonly total: Nutrients;
  readonly kilojoules: number;
  /** Shares of the energy of protein, fat and carbohydrate, 0..100; zero where there is none. */
  readonly shares: { readonly protein: number; readonly fat: number; readonly carb: number };
}

/** Atwater's general factors, kcal/g: they part the energy, they never replace the energy a table gives. */
const energyOf = { protein: 4, fat: 9, carb: 4 };

/** Adds up what was eaten; nothing is rounded. */
export function countCalories(eaten: readonly Eaten[]): CalorieResult {
  const foods = eaten.map((each) => ({ ...each, nutrients: nutrientsOf(each.food, each.grams) }));
  const total = addNutrients(foods.map(({ nutrients }) => nutrients));
  const parted = {
    protein: total.protein * energyOf.protein,
    fat: total.fat * energyOf.fat,
    carb: total.carb * energyOf.carb,
  };
  const whole = parted.protein + parted.fat + parted.carb;
  const share = (part: number) => (whole > 0 ? (part / whole) * 100 : 0);
  return {
    foods,
    total,
    kilojoules: kilojoulesOf(total.kcal),
    shares: { protein: share(parted.protein), fat: share(parted.fat), carb: share(parted.carb) },
  };
}
