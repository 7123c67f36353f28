import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { ovulation as words } from '#shared/language/ka/calculators/ovulation.ts';
import { dayField, numberField, optional } from '../form/field.ts';
import { onField } from '../form/known-fields.ts';

const cycleRange = { unit: known.days, min: 21, max: 45, isWhole: true, example: '28' } as const;
const spreadRange = { unit: known.days, min: 19, max: 90, isWhole: true } as const;

/** The last menstruation must be at most this many days ago. */
export const maxDaysAgo = 60;

export const ovulationFields = {
  lmp: dayField({ label: words.lmp }),
  cycle: numberField({ label: words.cycle, hint: words.cycleHint, initial: '28', ...cycleRange }),
  luteal: numberField({
    label: words.luteal,
    hint: words.lutealHint,
    unit: known.days,
    min: 10,
    max: 16,
    isWhole: true,
    initial: '14',
    example: '14',
  }),
  shortest: optional(
    numberField({ label: words.shortest, hint: words.spreadHint, ...spreadRange, example: '26' }),
  ),
  longest: optional(numberField({ label: words.longest, ...spreadRange, example: '31' })),
  on: onField,
} as const;
