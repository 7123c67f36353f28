import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { growth as words } from '#shared/language/ka/calculators/growth.ts';
import { choiceField, dayField, numberField, optional } from '../form/field.ts';
import { onField } from '../form/known-fields.ts';

export const growthFields = {
  sex: choiceField({
    label: words.sex,
    look: 'segments',
    options: [
      { value: 'F', label: words.girl },
      { value: 'M', label: words.boy },
    ],
  }),
  birth_date: dayField({ label: words.birth }),
  weight_kg: optional(
    numberField({
      label: words.weight,
      unit: known.kg,
      min: 0.5,
      max: 150,
      example: '9,2',
      slips: [{ times: 0.001, unit: known.kg }],
    }),
  ),
  height_cm: optional(
    numberField({
      label: words.height,
      hint: words.heightHint,
      unit: known.cm,
      min: 35,
      max: 220,
      example: '74,5',
      slips: [
        { times: 100, unit: known.cm },
        { times: 0.1, unit: known.cm },
      ],
    }),
  ),
  head_cm: optional(
    numberField({
      label: words.head,
      hint: words.headHint,
      unit: known.cm,
      min: 20,
      max: 70,
      example: '45',
      slips: [{ times: 0.1, unit: known.cm }],
    }),
  ),
  position: optional(
    choiceField({
      label: words.position,
      hint: words.positionHint,
      look: 'segments',
      options: [
        { value: 'lying', label: words.positions.lying },
        { value: 'standing', label: words.positions.standing },
      ],
    }),
  ),
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
  on: { ...onField, label: words.measureDay },
} as const;
