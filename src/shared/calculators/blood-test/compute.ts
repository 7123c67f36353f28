import { isAbove, isAtLeast } from '../figures/rounding.ts';
import { type Analyte, isBySex, type Range, type Unit } from './analyte.ts';
import type { AnalyteCode } from './analytes.data.ts';
import { type Person, severeAnaemiaLimit } from './ranges.ts';

export type Flag = 'low' | 'in_range' | 'high';

/** One line of a laboratory's sheet. */
export interface TestLine {
  readonly code: AnalyteCode;
  readonly analyte: Analyte;
  readonly unit: Unit;
  /** As printed, in `unit`. */
  readonly value: number;
  /** The range to compare with, in `unit`, and its source; undefined if there is none. */
  readonly range: (Range & { readonly source: 'laboratory' | 'who' | 'adult' }) | undefined;
}

export interface LineResult extends TestLine {
  /** Value in the SI unit; undefined for a percentage of white cells without their count. */
  readonly si: number | undefined;
  readonly flag: Flag | undefined;
  readonly isUrgent: boolean;
}

export interface BloodTestResult {
  readonly lines: readonly LineResult[];
  readonly person: Person;
}

/** Converts a range from the SI unit to another. */
export function rangeInUnit(range: Range, factor: number): Range {
  return Object.fromEntries(Object.entries(range).map(([end, limit]) => [end, limit / factor]));
}

/** Compares a value with a range. */
export function flagOf(value: number, { from, over, to, under }: Range): Flag {
  if (from !== undefined && !isAtLeast(value, from)) return 'low';
  if (over !== undefined && !isAbove(value, over)) return 'low';
  if (to !== undefined && isAbove(value, to)) return 'high';
  if (under !== undefined && isAtLeast(value, under)) return 'high';
  return 'in_range';
}

/** Flags every line of a sheet. */
export function readSheet(lines: readonly TestLine[], person: Person): BloodTestResult {
  return {
    person,
    lines: lines.map((line) => {
      const si = line.unit.factor === undefined ? undefined : line.value * line.unit.factor;
      return {
        ...line,
        si,
        flag: line.range && flagOf(line.value, line.range),
        isUrgent: si !== undefined && isUrgent(line, si, person),
      };
    }),
  };
}

/** Whether the value is critical, so that a laboratory would telephone. */
function isUrgent(line: TestLine, si: number, person: Person): boolean {
  const { below, above, aboveTimesLimit } = line.analyte.urgent ?? {};
  const lowest = line.analyte.code === 'hemoglobin' ? severeAnaemiaLimit(person) : below;
  const highest = aboveTimesLimit === undefined ? above : aboveTimesLimit * upperLimitOf(line);
  return (lowest !== undefined && !isAtLeast(si, lowest)) || (highest !== undefined && isAbove(si, highest));
}

/** Upper limit in the SI unit: the laboratory's own, otherwise that of adults; infinite without either. */
function upperLimitOf({ analyte, unit, range }: TestLine): number {
  const own = range?.to ?? range?.under;
  if (own !== undefined) return own * (unit.factor ?? 1);
  const { adult } = analyte;
  return adult && !isBySex(adult) ? (adult.to ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}
