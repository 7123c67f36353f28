/** Energy and what gives it, for some amount of a food. */
export interface Nutrients {
  readonly kcal: number;
  /** Grams. */
  readonly protein: number;
  readonly fat: number;
  /** Grams, fibre included, as USDA counts („by difference“). */
  readonly carb: number;
}

export interface Portion {
  readonly name: string;
  readonly grams: number;
}

export interface FoodGroup {
  readonly id: string;
  readonly name: string;
}

/** Grams of a food in a recipe. */
export type Ingredient = readonly [foodId: string, grams: number];

/** A dish as it is cooked: what goes in, raw, and what the ready dish weighs. */
export interface Recipe {
  readonly ingredients: readonly Ingredient[];
  readonly yieldGrams: number;
}

export interface Food {
  /** Stable, Latin, kebab-case. */
  readonly id: string;
  readonly name: string;
  readonly group: FoodGroup;
  /** Per 100 g of what is eaten, not rounded. */
  readonly per100: Nutrients;
  readonly portions: readonly Portion[];
  readonly synonyms: readonly string[];
  /** Number in USDA's database (SR28); a dish has a recipe instead. */
  readonly ndb?: number;
  /** USDA does not have the food itself: the figures are those of the nearest one. */
  readonly isNearest?: true;
  readonly recipe?: Recipe;
  /** Computed from a recipe: every kitchen cooks it otherwise. */
  readonly estimate?: true;
}

/** The thermochemical calorie. */
const kilojoulesPerKilocalorie = 4.184;

export const kilojoulesOf = (kcal: number): number => kcal * kilojoulesPerKilocalorie;

/** What is in `grams` of a food, not rounded. */
export function nutrientsOf({ per100 }: Pick<Food, 'per100'>, grams: number): Nutrients {
  return {
    kcal: (per100.kcal * grams) / 100,
    protein: (per100.protein * grams) / 100,
    fat: (per100.fat * grams) / 100,
    carb: (per100.carb * grams) / 100,
  };
}

export function addNutrients(amounts: readonly Nutrients[]): Nutrients {
  return amounts.reduce(
    (sum, each) => ({
      kcal: sum.kcal + each.kcal,
      protein: sum.protein + each.protein,
      fat: sum.fat + each.fat,
      carb: sum.carb + each.carb,
    }),
    { kcal: 0, protein: 0, fat: 0, carb: 0 },
  );
}
