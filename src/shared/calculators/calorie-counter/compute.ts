import { addNutrients, type Food, kilojoulesOf, type Nutrients, nutrientsOf } from '../foods/food.ts';

export interface Eaten {
  /** The number of its row in the form. */
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
  /** Percentages of the energy from protein, fat and carbohydrate; zero without energy. */
  readonly shares: { readonly protein: number; readonly fat: number; readonly carb: number };
}

/** Atwater's general factors in kcal/g: they divide the energy, which comes from the table. */
const energyOf = { protein: 4, fat: 9, carb: 4 };

/** Adds up what was eaten, without rounding. */
export function countCalories(eaten: readonly Eaten[]): CalorieResult {
  const foods = eaten.map((each) => ({ ...each, nutrients: nutrientsOf(each.food, each.grams) }));
  const total = addNutrients(foods.map(({ nutrients }) => nutrients));
  const parted = {
    protein: total.protein * energyOf.protein,
    fat: total.fat * energyOf.fat,
    carb: total.carb * energyOf.carb,
  };
  const totalEnergy = parted.protein + parted.fat + parted.carb;
  const share = (part: number) => (totalEnergy > 0 ? (part / totalEnergy) * 100 : 0);
  return {
    foods,
    total,
    kilojoules: kilojoulesOf(total.kcal),
    shares: { protein: share(parted.protein), fat: share(parted.fat), carb: share(parted.carb) },
  };
}
