import type { Source } from '../../calculator.ts';
import { days, lyingCentimetres, monthsTo10, monthsTo19, standingCentimetres } from './axes.ts';
import { bmiForAge } from './bmi-for-age.data.ts';
import { bmiForAgeTo19 } from './bmi-for-age-to-19.data.ts';
import {
  type Axis,
  decimals,
  type PackedColumn,
  type PackedTable,
  rowOf,
  type Sex,
  unpackColumn,
} from './growth-table.ts';
import { headForAge } from './head-for-age.data.ts';
import { heightForAgeTo19 } from './height-for-age-to-19.data.ts';
import { lengthForAge } from './length-for-age.data.ts';
import { weightForAge } from './weight-for-age.data.ts';
import { weightForAgeTo10 } from './weight-for-age-to-10.data.ts';
import { weightForHeight } from './weight-for-height.data.ts';
import { weightForLength } from './weight-for-length.data.ts';

/** Box-Cox power, median (kg, cm or kg/m²) and coefficient of variation. */
export interface Lms {
  readonly L: number;
  readonly M: number;
  readonly S: number;
}

export interface GrowthTable {
  readonly axis: Axis;
  readonly source: Source;
  readonly bySex: Readonly<Record<Sex, PackedTable>>;
}

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
} as const satisfies Readonly<Record<string, GrowthTable>>;

export type GrowthIndicator = keyof typeof growthTables;

/**
 * L, M and S at an age in days (0–1826: wfa, lhfa, bfa, hcfa), a length or height in cm (wfl 45–110, wfh 65–120) or an
 * age in months of 30.4375 days (60–121: wfaTo10; 60–229: hfaTo19, bfaTo19); undefined outside. Rows of the official
 * tables come out to the digit, between two rows linearly as WHO does, but never between lying day 730 and standing
 * day 731: there the day that is completed counts.
 */
export function lmsAt(indicator: GrowthIndicator, sex: Sex, x: number): Lms | undefined {
  const { axis, bySex }: GrowthTable = growthTables[indicator];
  const row = rowOf(axis, x);
  if (!(row >= 0 && row <= rowOf(axis, axis.to))) return undefined;
  const table = bySex[sex];
  return {
    L: columnAt(axis, table.L, row) / 10 ** decimals.L,
    M: columnAt(axis, table.M, row) / 10 ** decimals.M,
    S: columnAt(axis, table.S, row) / 10 ** decimals.S,
  };
}

/** Columns are unpacked when first asked for. */
const unpacked = new WeakMap<PackedColumn, readonly number[]>();

function columnAt(axis: Axis, column: number | PackedColumn, row: number): number {
  if (typeof column === 'number') return column;
  const rows = unpacked.get(column) ?? unpackColumn(axis, column);
  unpacked.set(column, rows);
  const before = Math.floor(row);
  const figure = rows[before] ?? Number.NaN;
  if (row === before || before + 1 === axis.break) return figure;
  return figure + ((rows[before + 1] ?? Number.NaN) - figure) * (row - before);
}
