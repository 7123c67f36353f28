import { analytes as analyteWords } from '#shared/language/ka/calculators/analytes.ts';
import { bloodTest as words } from '#shared/language/ka/calculators/blood-test.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { writeUnitTwice } from '#shared/language/ka/calculators/units.ts';
import { choiceField, numberField, optional, type Rows } from '../form/field.ts';
import { sexField } from '../form/known-fields.ts';
import type { Analyte } from './analyte.ts';
import { analytes } from './analytes.data.ts';

const byCode: ReadonlyMap<string, Analyte> = new Map(analytes.map((each) => [each.code, each]));

/** The analyte with this code. */
export const analyteOf = (code: string): Analyte | undefined => byCode.get(code);

const unitsOf = (code: string) =>
  (analyteOf(code)?.units ?? []).map(({ code: value, sign }) => ({
    value,
    label: writeUnitTwice(value, sign),
  }));

const amount = { min: 0, max: 1_000_000, example: '4,5' } as const;
const { pregnancies } = words;

export const testRows = {
  fields: {
    analyte: choiceField({
      label: words.analyte,
      look: 'list',
      options: analytes.map(({ code }) => ({ value: code, label: analyteWords[code].label })),
    }),
    value: numberField({ label: words.value, ...amount }),
    unit: optional(
      choiceField({
        label: words.unit,
        look: 'list',
        options: [],
        optionsFor: (read) => unitsOf(read('analyte')),
      }),
    ),
    low: optional(numberField({ label: words.low, isQuiet: true, ...amount })),
    high: optional(numberField({ label: words.high, isQuiet: true, ...amount })),
  },
  hint: words.rangeHint,
  filledBy: ['analyte', 'value', 'low', 'high'],
  initial: 1,
  most: 40,
  add: words.add,
  remove: words.remove,
  legend: words.legend,
} as const satisfies Rows;

export const personFields = {
  sex: { ...optional(sexField), hint: words.sexHint },
  age: optional(
    numberField({
      label: known.age,
      unit: known.years,
      hint: words.ageHint,
      min: 0,
      max: 120,
      example: '35',
    }),
  ),
  pregnant: choiceField({
    label: words.pregnant,
    look: 'list',
    initial: 'no',
    options: [
      { value: 'no', label: pregnancies.no },
      { value: '1', label: pregnancies[1] },
      { value: '2', label: pregnancies[2] },
      { value: '3', label: pregnancies[3] },
    ],
  }),
} as const;
