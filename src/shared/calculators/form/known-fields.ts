import { fields as words } from '#shared/language/ka/calculators/fields.ts';
import { choiceField, dayField, numberField } from './field.ts';

/** The day to calculate for; default today. */
export const onField = {
  ...dayField({ label: words.on, hint: words.onHint, isToday: true }),
  isDisclosed: true,
} as const;

export const sexField = choiceField({
  label: words.sex,
  look: 'segments',
  options: [
    { value: 'F', label: words.female },
    { value: 'M', label: words.male },
  ],
});

/** Standing height of an adult in centimetres; metres and millimetres are recognised. */
export const heightField = (range: { readonly min: number; readonly max: number }) =>
  numberField({
    label: words.height,
    unit: words.cm,
    ...range,
    example: '170',
    slips: [
      { times: 100, unit: words.cm },
      { times: 0.1, unit: words.cm },
    ],
  });

/** Weight of an adult in kilograms; grams are recognised. */
export const weightField = (range: { readonly min: number; readonly max: number }) =>
  numberField({
    label: words.weight,
    unit: words.kg,
    ...range,
    example: '70,5',
    slips: [{ times: 0.001, unit: words.kg }],
  });
