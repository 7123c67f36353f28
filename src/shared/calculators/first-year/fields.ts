import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { firstYear as words } from '#shared/language/ka/calculators/first-year.ts';
import { dayField, numberField } from '../form/field.ts';
import { onField } from '../form/known-fields.ts';

export const firstYearFields = {
  birth_date: dayField({ label: words.birth }),
  gestation_weeks: numberField({
    label: words.gestation,
    hint: words.gestationHint,
    unit: known.weeks,
    min: 22,
    max: 42,
    isWhole: true,
    initial: '40',
    example: '40',
  }),
  on: onField,
} as const;
