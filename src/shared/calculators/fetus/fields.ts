import { fetus as words } from '#shared/language/ka/calculators/fetus.ts';
import { numberField, optional } from '../form/field.ts';
import { onField } from '../form/known-fields.ts';
import { datingFields } from '../pregnancy/dating-fields.ts';

export const fetusFields = {
  week: optional(
    numberField({ label: words.week, hint: words.weekHint, min: 1, max: 42, isWhole: true, example: '20' }),
  ),
  ...datingFields,
  date: optional(datingFields.date),
  on: onField,
} as const;
