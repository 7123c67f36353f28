import { bmi as words } from '#shared/language/ka/calculators/bmi.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { numberField } from '../form/field.ts';
import { heightField, weightField } from '../form/known-fields.ts';

export const youngest = 19;

export const bmiFields = {
  height_cm: heightField({ min: 100, max: 250 }),
  weight_kg: weightField({ min: 20, max: 350 }),
  age: numberField({
    label: known.age,
    unit: known.years,
    hint: words.ageHint,
    min: 0,
    max: 120,
    example: '35',
  }),
} as const;
