/** Energy and macronutrients of some amount of a food. */
export interface Nutrients {
  readonly kcal: number;
  /** Grams. */
  readonly protein: number;
  readonly fat: number;
  /** Grams, including fibre ("by difference", as USDA counts). */
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

/** A food of a recipe with its grams. */
export type Ingredient = readonly [foodId: string, grams: number];

/** A recipe: raw ingredients, and the weight of the cooked dish. */
export interface Recipe {
  readonly ingredients: readonly Ingredient[];
  readonly yieldGrams: number;
}

export interface Food {
  /** Stable, Latin, kebab-case. */
  readonly id: string;
  readonly name: string;
  readonly group: FoodGroup;
  /** Per 100 g of the edible part, not rounded. */
  readonly per100: Nutrients;
  readonly portions: readonly Portion[];
  readonly synonyms: readonly string[];
  /** Number in USDA's database (SR28); a dish has a recipe instead. */
  readonly ndb?: number;
  /** USDA lacks this food: the figures are those of the most similar one. */
  readonly isNearest?: true;
  readonly recipe?: Recipe;
  /** Computed from a recipe, which varies by kitchen. */
  readonly estimate?: true;
}

/** The thermochemical calorie. */
const kilojoulesPerKilocalorie = 4.184;

export const kilojoulesOf = (kcal: number): number => kcal * kilojoulesPerKilocalorie;

/** The nutrients in `grams` of a food, not rounded. */
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
