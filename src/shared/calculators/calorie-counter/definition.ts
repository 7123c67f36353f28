import { calorieCounter as words } from '#shared/language/ka/calculators/calorie-counter.ts';
import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { type Calculator, refused } from '../calculator.ts';
import { writeNumber } from '../figures/rounding.ts';
import { foodSource, foods } from '../foods/foods.ts';
import { readRows, rowName } from '../form/read-form.ts';
import type { Refusal } from '../form/refusal.ts';
import { type CalorieResult, countCalories, type Eaten } from './compute.ts';
import { foodRows } from './fields.ts';
import { findTypedFood } from './find-typed-food.ts';
import { presentCalories } from './present.ts';

const { method } = words;

/** Georgian dishes are the examples, because other tables lack them. */
const exampleRows = foods
  .filter(({ estimate }) => estimate)
  .map(({ name, per100 }) => [
    name,
    writeNumber(per100.kcal, 0),
    ...[per100.protein, per100.fat, per100.carb].map((grams) => writeNumber(grams, 1)),
  ]);

/** Energy, protein, fat and carbohydrate of a meal. */
export const calorieCounter: Calculator<CalorieResult> = {
  definition: {
    alias: 'kaloriebis-mthvleli',
    ...cards.calorieCounter,
    fields: {},
    rows: foodRows,
    submit: known.calculate,
    outputs: ['total_kcal', 'total_kj', 'total_protein_g', 'total_fat_g', 'total_carb_g', 'kcal.*'],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'formula', text: method.formula },
      { kind: 'text', text: method.dishes },
      { kind: 'table', caption: method.table, head: method.head, rows: exampleRows },
      { kind: 'text', text: method.carb },
      { kind: 'text', text: method.weight },
    ],
    sources: [
      foodSource,
      { title: 'EU Regulation 1169/2011 on food information to consumers, Annex XIV', year: 2011 },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: [],
    topics: {
      tags: ['dieta', 'kveba'],
      terms: ['trigliceridebi', 'qolesterini', 'glukoza', 'kalciumi'],
      professions: ['dietologi', 'endokrinologi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readRows(foodRows, entries, today);
    if (refusals) return refused(...refusals);
    const eaten: Eaten[] = [];
    const unknown: Refusal[] = [];
    for (const { row, values: typed } of values) {
      const food = findTypedFood(typed.food);
      if (food) eaten.push({ row, food, grams: typed.grams });
      else unknown.push({ field: rowName('food', row), code: 'unknown', message: words.unknown });
    }
    if (unknown.length > 0) return refused(...unknown);
    const result = countCalories(eaten);
    return { kind: 'answered', result, answer: presentCalories(result) };
  },
};
