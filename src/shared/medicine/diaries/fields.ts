import { inputRange } from '#shared/calculators/blood-sugar/limits.ts';
import { choiceField, dayField, numberField, optional } from '#shared/calculators/form/field.ts';
import type { Refusal } from '#shared/calculators/form/refusal.ts';
import { growthFields } from '#shared/calculators/growth/fields.ts';
import { diaryText as words } from '#shared/language/ka/diaries/diary.ts';
import { growthDiary } from '#shared/language/ka/diaries/growth.ts';
import { pressureText } from '#shared/language/ka/diaries/pressure.ts';
import { sugarText } from '#shared/language/ka/diaries/sugar.ts';
import { pregnancyWeeksText } from '#shared/language/ka/diaries/weeks/pregnancy-weeks.ts';
import { partsOfDay, sugarMoments } from './diary.ts';

/** The inputs of each diary's entries; a day in the future is refused by `refuseDay`. */
const moment = {
  day: dayField({ label: words.day, isToday: true }),
  part: choiceField({
    label: words.part,
    look: 'segments',
    options: partsOfDay.map((value) => ({ value, label: words.parts[value] })),
  }),
} as const;

export const pressureFields = {
  systolic: numberField({
    label: pressureText.systolic,
    unit: pressureText.millimetres,
    min: 50,
    max: 300,
    isWhole: true,
    example: '125',
  }),
  diastolic: numberField({
    label: pressureText.diastolic,
    unit: pressureText.millimetres,
    min: 20,
    max: 200,
    isWhole: true,
    example: '80',
  }),
  pulse: optional(
    numberField({
      label: pressureText.pulse,
      unit: pressureText.perMinute,
      min: 20,
      max: 250,
      isWhole: true,
      example: '70',
    }),
  ),
  ...moment,
} as const;

export const sugarFields = {
  value: numberField({ label: sugarText.value, min: 0.5, max: 1000, example: '6,2' }),
  unit: choiceField({
    label: sugarText.unit,
    look: 'segments',
    initial: 'mmol/L',
    options: [
      { value: 'mmol/L', label: sugarText.units['mmol/L'] },
      { value: 'mg/dL', label: sugarText.units['mg/dL'] },
    ],
  }),
  when: choiceField({
    label: sugarText.when,
    look: 'list',
    options: sugarMoments.map((value) => ({ value, label: sugarText.whens[value] })),
  }),
  ...moment,
} as const;

/** Whether a value of sugar is possible in its unit; a value of the other unit is the usual mistake. */
export const isLikelySugar = (value: number, unit: 'mmol/L' | 'mg/dL'): boolean =>
  value >= inputRange[unit].min && value <= inputRange[unit].max;

export const measuredChildFields = {
  sex: growthFields.sex,
  birth_date: growthFields.birth_date,
  gestation_weeks: growthFields.gestation_weeks,
} as const;

export const vaccinatedChildFields = { birth_date: growthFields.birth_date } as const;

export const measurementFields = {
  weight_kg: growthFields.weight_kg,
  height_cm: growthFields.height_cm,
  head_cm: growthFields.head_cm,
  day: dayField({ label: growthDiary.measureDay, isToday: true }),
} as const;

export const givenFields = { given: dayField({ label: words.day, isToday: true }) } as const;

export const dueFields = { due_date: dayField({ label: pregnancyWeeksText.dueTitle }) } as const;

/** A refusal of a day after today; undefined of any other. */
export const refuseDay = (field: string, day: number, today: number): Refusal | undefined =>
  day > today ? { field, code: 'future', message: words.future } : undefined;
