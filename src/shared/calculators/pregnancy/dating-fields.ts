import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { dating as words } from '#shared/language/ka/calculators/pregnancy.ts';
import { choiceField, dayField, numberField, onlyWhen } from '../form/field.ts';

const methods = ['lmp', 'conception', 'transfer_day3', 'transfer_day5', 'transfer_day6', 'scan'] as const;

const options = methods.map((value) => ({ value, label: words.methods[value] }));

/** Inputs that date a pregnancy, shared by calculators. */
export const datingFields = {
  method: choiceField({ label: words.method, look: 'list', initial: 'lmp', options }),
  date: dayField({ label: words.date, hint: words.dateHint }),
  cycle: onlyWhen(
    'method',
    ['lmp'],
    numberField({
      label: words.cycle,
      hint: words.cycleHint,
      unit: known.days,
      min: 21,
      max: 45,
      isWhole: true,
      initial: '28',
      example: '28',
    }),
  ),
  scan_weeks: onlyWhen(
    'method',
    ['scan'],
    numberField({ label: words.scanWeeks, min: 4, max: 42, isWhole: true, example: '12' }),
  ),
  scan_days: onlyWhen(
    'method',
    ['scan'],
    numberField({ label: words.scanDays, min: 0, max: 6, isWhole: true, initial: '0', example: '3' }),
  ),
} as const;
