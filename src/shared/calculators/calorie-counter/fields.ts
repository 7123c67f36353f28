import { calorieCounter as words } from '#shared/language/ka/calculators/calorie-counter.ts';
import { lookupField, numberField, type Rows } from '../form/field.ts';

export const foodRows = {
  fields: {
    food: lookupField({ label: words.food }),
    grams: numberField({ label: words.grams, unit: words.gram, min: 0.1, max: 5000, example: '150' }),
  },
  filledBy: ['food', 'grams'],
  initial: 1,
  most: 40,
  add: words.add,
  remove: words.remove,
  legend: words.legend,
} as const satisfies Rows;
