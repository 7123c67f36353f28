import type { Source } from '../../calculator.ts';
import { days, lyingCentimetres, monthsTo10, monthsTo19, standingCentimetres } from './axes.ts';
import { bmiForAge } from './bmi-for-age.data.ts';
import { bmiForAgeTo19 } from './bmi-for-age-to-19.data.ts';
import type { Sex } from './growth-table.ts';
import { headForAge } from './head-for-age.data.ts';
import { heightForAgeTo19 } from './height-for-age-to-19.data.ts';
import { lengthForAge } from './length-for-age.data.ts';
import { type GrowthTable, type Lms, rowAt } from './read-table.ts';
import { weightForAge } from './weight-for-age.data.ts';
import { weightForAgeTo10 } from './weight-for-age-to-10.data.ts';
import { weightForHeight } from './weight-for-height.data.ts';
import { weightForLength } from './weight-for-length.data.ts';

const standards: Source = {
  title: 'WHO Child Growth Standards',
  year: 2006,
  url: 'https://www.who.int/tools/child-growth-standards',
};
const reference: Source = {
  title: 'WHO Growth Reference 5–19 years',
  year: 2007,
  url: 'https://www.who.int/tools/growth-reference-data-for-5to19-years',
};

/** The nine tables: weight, length or height, BMI and head circumference for age, and weight for length and height. */
export const growthTables = {
  wfa: { axis: days, source: standards, bySex: weightForAge },
  lhfa: { axis: days, source: standards, bySex: lengthForAge },
  bfa: { axis: days, source: standards, bySex: bmiForAge },
  hcfa: { axis: days, source: standards, bySex: headForAge },
  wfl: { axis: lyingCentimetres, source: standards, bySex: weightForLength },
  wfh: { axis: standingCentimetres, source: standards, bySex: weightForHeight },
  wfaTo10: { axis: monthsTo10, source: reference, bySex: weightForAgeTo10 },
  hfaTo19: { axis: monthsTo19, source: reference, bySex: heightForAgeTo19 },
  bfaTo19: { axis: monthsTo19, source: reference, bySex: bmiForAgeTo19 },
} as const satisfies Readonly<Record<string, GrowthTable & { readonly source: Source }>>;

export type GrowthIndicator = keyof typeof growthTables;

/**
 * L, M and S at an age in days (0–1826: wfa, lhfa, bfa, hcfa), a length or height in cm (wfl 45–110, wfh 65–120) or an
 * age in months of 30.4375 days (60–121: wfaTo10; 60–229: hfaTo19, bfaTo19); undefined outside. See `rowAt`.
 */
export const lmsAt = (indicator: GrowthIndicator, sex: Sex, x: number): Lms | undefined =>
  rowAt(growthTables[indicator], sex, x);
