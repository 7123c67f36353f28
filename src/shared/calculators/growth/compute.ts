import { shareBelow } from '../figures/normal-distribution.ts';
import {
  countedAge,
  daysOfMonth,
  referenceBelowMonths,
  standardsTo,
  standingFrom,
  weightBelowMonths,
} from './age.ts';
import {
  classOfHeight,
  classOfOlderBmi,
  classOfProportion,
  classOfWeight,
  type GrowthClass,
} from './classes.ts';
import type { Sex } from './data/growth-table.ts';
import { type GrowthIndicator, lmsAt } from './data/lms.ts';
import type { Lms } from './data/read-table.ts';
import { heightForTables, type Position } from './height.ts';
import { plainZ, restrainedZ } from './z-score.ts';

export interface GrowthInputs {
  readonly sex: Sex;
  /** Completed days since birth. */
  readonly ageDays: number;
  readonly gestationWeeks: number;
  readonly weightKg: number | undefined;
  readonly heightCm: number | undefined;
  readonly headCm: number | undefined;
  readonly position: Position | undefined;
}

export type MeasureName = 'wfa' | 'hfa' | 'bfa' | 'wfl' | 'hcfa';

export interface Measure {
  readonly name: MeasureName;
  /** The table, the position on its axis, and the measurement. */
  readonly table: GrowthIndicator;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Percentage of healthy children below, 0..100. */
  readonly percentile: number;
  /** Absent for the head, for which WHO has no classes. */
  readonly class: GrowthClass | undefined;
  /** Whether the z-score is so extreme that a measuring mistake is likely (WHO's flags). */
  readonly isImplausible: boolean;
}

export interface GrowthResult {
  readonly inputs: GrowthInputs;
  /** The age used in the tables, in days: corrected for preterm birth as WHO does. */
  readonly countedDays: number;
  readonly heightCm: number | undefined;
  readonly bmi: number | undefined;
  readonly measures: readonly Measure[];
}

/** Z-scores outside of which WHO considers a measurement implausible. */
const plausible: Readonly<Record<MeasureName, readonly [low: number, high: number]>> = {
  wfa: [-6, 5],
  hfa: [-6, 6],
  bfa: [-5, 5],
  wfl: [-5, 5],
  hcfa: [-5, 5],
};

/** Evaluates a child's measurements by WHO's tables; nothing before the due date. */
export function computeGrowth(inputs: GrowthInputs): GrowthResult {
  const { ageDays, gestationWeeks, position, weightKg, headCm } = inputs;
  const countedDays = countedAge(ageDays, gestationWeeks);
  const heightCm =
    inputs.heightCm === undefined ? undefined : heightForTables(inputs.heightCm, countedDays, position);
  const bmi =
    weightKg === undefined || heightCm === undefined
      ? undefined
      : (weightKg * 10_000) / (heightCm * heightCm);
  const measures =
    countedDays < 0
      ? []
      : measureAll({ sex: inputs.sex, days: countedDays, weightKg, heightCm, headCm, bmi });
  return { inputs, countedDays, heightCm, bmi, measures };
}

interface Measured {
  readonly sex: Sex;
  readonly days: number;
  readonly weightKg: number | undefined;
  readonly heightCm: number | undefined;
  readonly headCm: number | undefined;
  readonly bmi: number | undefined;
}

function measureAll(child: Measured): readonly Measure[] {
  const { sex, days, weightKg, heightCm, headCm, bmi } = child;
  const months = days / daysOfMonth;
  const isYoung = days <= standardsTo;
  const isCovered = isYoung || months < referenceBelowMonths;
  const read = (
    name: MeasureName,
    table: GrowthIndicator,
    x: number,
    y: number | undefined,
    applies = true,
  ) => (y === undefined || !applies ? [] : measure(name, table, sex, x, y));
  return [
    ...(isYoung
      ? [
          ...read('wfa', 'wfa', days, weightKg),
          ...read('hfa', 'lhfa', days, heightCm),
          ...read('bfa', 'bfa', days, bmi),
          ...read(
            'wfl',
            days < standingFrom ? 'wfl' : 'wfh',
            heightCm ?? 0,
            heightCm === undefined ? undefined : weightKg,
          ),
          ...read('hcfa', 'hcfa', days, headCm),
        ]
      : [
          ...read('wfa', 'wfaTo10', months, weightKg, months < weightBelowMonths),
          ...read('hfa', 'hfaTo19', months, heightCm, isCovered),
          ...read('bfa', 'bfaTo19', months, bmi, isCovered),
        ]),
  ];
}

/** Evaluates one measurement; undefined outside of the table. */
function measure(
  name: MeasureName,
  table: GrowthIndicator,
  sex: Sex,
  x: number,
  y: number,
): readonly Measure[] {
  const lms = lmsAt(table, sex, x);
  if (!lms) return [];
  const z = scoreOf(name, lms, y);
  const [low, high] = plausible[name];
  return [
    {
      name,
      table,
      x,
      y,
      z,
      percentile: shareBelow(z) * 100,
      class: classOf(name, table, z),
      isImplausible: z < low || z > high,
    },
  ];
}

const scoreOf = (name: MeasureName, lms: Lms, y: number): number =>
  name === 'hfa' || name === 'hcfa' ? plainZ(lms, y) : restrainedZ(lms, y);

function classOf(name: MeasureName, table: GrowthIndicator, z: number): GrowthClass | undefined {
  switch (name) {
    case 'wfa':
      return classOfWeight(z);
    case 'hfa':
      return classOfHeight(z);
    case 'wfl':
      return classOfProportion(z);
    case 'bfa':
      return table === 'bfaTo19' ? classOfOlderBmi(z) : classOfProportion(z);
    case 'hcfa':
      return undefined;
  }
}
