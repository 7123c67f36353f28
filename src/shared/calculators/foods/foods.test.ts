import { describe, expect, it } from 'vitest';
import { dishRecipes } from './dishes.data.ts';
import { type Food, kilojoulesOf, nutrientsOf } from './food.ts';
import { findFood, foods } from './foods.ts';

const dishes = foods.filter(({ recipe }) => recipe);
const plain = foods.filter(({ recipe }) => !recipe);
const repeated = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at);
const atwater = ({ per100: { protein, fat, carb } }: Food) => 4 * protein + 4 * carb + 9 * fat;

describe('foods', () => {
  it('contain at least 250 plain foods and 20 dishes', () => {
    expect(plain.length).toBeGreaterThanOrEqual(250);
    expect(dishes.length).toBeGreaterThanOrEqual(20);
  });

  it('have unique ids, names and database numbers', () => {
    expect(repeated(foods.map(({ id }) => id))).toEqual([]);
    expect(repeated(foods.map(({ name }) => name))).toEqual([]);
    expect(repeated(plain.map(({ ndb }) => ndb))).toEqual([]);
    expect(foods.filter(({ id }) => !/^[a-z]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(plain.filter(({ ndb = 0 }) => !(ndb >= 1001 && ndb < 100_000))).toEqual([]);
  });

  it('are named in Georgian letters', () => {
    const isGeorgian = (name: string) => /^[ა-ჰ]+(?:[ ,-]+(?:[ა-ჰ]+|\d+(?:[,–]\d+)*%))*$/.test(name);
    const names = foods.flatMap(({ name, synonyms, portions, group }) => [
      name,
      group.name,
      ...synonyms,
      ...portions.map((portion) => portion.name),
    ]);
    expect(names.filter((name) => !isGeorgian(name))).toEqual([]);
  });

  it('have one to three portions of plausible weight', () => {
    expect(foods.filter(({ portions }) => portions.length < 1 || portions.length > 3)).toEqual([]);
    const grams = foods.flatMap(({ portions }) => portions.map((portion) => portion.grams));
    expect(grams.every((each) => each >= 2 && each <= 700)).toBe(true);
  });

  it('have at most 100 g of nutrients in 100 g', () => {
    for (const { id, per100 } of foods) {
      const { kcal, protein, fat, carb } = per100;
      expect(
        [kcal, protein, fat, carb].every((amount) => amount >= 0),
        id,
      ).toBe(true);
      expect(protein + fat + carb, id).toBeLessThanOrEqual(100.5);
      expect(kcal, id).toBeLessThanOrEqual(902);
    }
  });

  it('have about 4, 4 and 9 kcal per gram of protein, carbohydrate and fat', () => {
    // Alcohol and acetic acid add energy; much fibre, as in seeds, spices, leaves and yeast, reduces it.
    const otherwise =
      /^(?:wine|beer|vodka|whisky|vinegar|coriander-seed|fenugreek|yeast|lemon$|tomato-paste|ketchup|grape-leaves|corn$)/;
    const far = foods.filter((food) => {
      const difference = Math.abs(food.per100.kcal - atwater(food));
      return difference > Math.max(12, 0.12 * food.per100.kcal) && !otherwise.test(food.id);
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['walnut', 12155, 654, 15.23, 65.21, 13.71],
    ['bread-white', 18069, 266, 8.85, 3.33, 49.42],
    ['egg-raw', 1123, 143, 12.56, 9.51, 0.72],
    ['persimmon', 9263, 70, 0.58, 0.19, 18.59],
    ['buckwheat', 20010, 92, 3.38, 0.62, 19.94],
    ['wine-red', 14096, 85, 0.07, 0, 2.61],
    ['anchovy', 15001, 131, 20.35, 4.84, 0],
  ])('has the figures of USDA for %s', (id, ndb, kcal, protein, fat, carb) => {
    expect(findFood(id)).toMatchObject({ ndb, per100: { kcal, protein, fat, carb } });
  });

  it('mark where USDA has only a similar food', () => {
    expect(findFood('cheese-sulguni')?.isNearest).toBe(true);
    expect(findFood('cheese-feta')?.isNearest).toBeUndefined();
  });
});

describe('nutrientsOf', () => {
  it('scales by the gram and does not round', () => {
    expect(nutrientsOf(findFood('walnut')!, 37).kcal).toBeCloseTo(241.98, 10);
    expect(nutrientsOf(findFood('walnut')!, 0)).toEqual({ kcal: 0, protein: 0, fat: 0, carb: 0 });
  });

  it('has 4.184 kJ in a kcal', () => {
    expect(kilojoulesOf(100)).toBeCloseTo(418.4, 10);
  });
});

describe('dishes', () => {
  it('are marked as estimates and have a recipe', () => {
    expect(dishes.map(({ id }) => id)).toEqual(dishRecipes.map(({ id }) => id));
    expect(dishes.every(({ estimate, recipe, ndb }) => estimate && recipe && ndb === undefined)).toBe(true);
    expect(plain.some(({ estimate }) => estimate)).toBe(false);
  });

  it('consist of foods, and lose water in cooking but gain none', () => {
    for (const { id, ingredients, yieldGrams } of dishRecipes) {
      const raw = ingredients.reduce((sum, [, grams]) => sum + grams, 0);
      const dry = ingredients.reduce((sum, [foodId, grams]) => {
        const { protein, fat, carb } = nutrientsOf(findFood(foodId)!, grams);
        return sum + protein + fat + carb;
      }, 0);
      expect(yieldGrams, id).toBeLessThanOrEqual(raw);
      expect(yieldGrams, id).toBeGreaterThan(dry);
      expect(repeated(ingredients.map(([foodId]) => foodId)), id).toEqual([]);
    }
  });

  it('have the nutrients of their recipe', () => {
    // 250 g of corn flour (362 kcal, 8.12 g protein, 3.59 g fat, 76.89 g carbohydrate) in 1250 g.
    expect(findFood('ghomi')?.per100).toEqual({
      kcal: expect.closeTo(72.4, 10),
      protein: expect.closeTo(1.624, 10),
      fat: expect.closeTo(0.718, 10),
      carb: expect.closeTo(15.378, 10),
    });
    // (500 × 654 + 400 × 304 + 50 × 387) / 900.
    expect(findFood('gozinaki')?.per100.kcal).toBeCloseTo(519.94, 2);
  });

  it.each([
    ['khachapuri-imeruli', 270, 330],
    ['khachapuri-adjaruli', 270, 330],
    ['lobiani', 200, 250],
    ['khinkali', 170, 230],
    ['mtsvadi', 220, 300],
    ['kharcho', 60, 110],
    ['chakapuli', 120, 190],
    ['lobio', 90, 150],
    ['pkhali-spinach', 110, 190],
    ['badrijani-walnut', 180, 260],
    ['satsivi', 170, 250],
    ['chakhokhbili', 110, 170],
    ['ajapsandali', 50, 110],
    ['ghomi', 60, 90],
    ['mchadi', 200, 260],
    ['churchkhela', 370, 450],
    ['gozinaki', 480, 560],
    ['green-beans-with-egg', 70, 120],
    ['ojakhuri', 150, 220],
    ['shkmeruli', 200, 300],
  ])('put %s between %i and %i kcal', (id, least, most) => {
    const kcal = findFood(id)?.per100.kcal;
    expect(kcal).toBeGreaterThan(least);
    expect(kcal).toBeLessThan(most);
  });
});
