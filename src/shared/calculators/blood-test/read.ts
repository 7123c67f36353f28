import { bloodTest as words } from '#shared/language/ka/calculators/blood-test.ts';
import { refusals } from '#shared/language/ka/calculators/refusals.ts';
import { writeUnit } from '#shared/language/ka/calculators/units.ts';
import { isAbove, isAtLeast, writeTrimmed } from '../figures/rounding.ts';
import type { ValuesOf } from '../form/field.ts';
import { type ReadRow, rowName } from '../form/read-form.ts';
import type { Refusal } from '../form/refusal.ts';
import type { Analyte, Unit } from './analyte.ts';
import { type AnalyteCode, analytes } from './analytes.data.ts';
import { rangeInUnit, type TestLine } from './compute.ts';
import { analyteOf, type personFields, type testRows } from './fields.ts';
import { findRange, type Person } from './ranges.ts';

type Row = ReadRow<(typeof testRows)['fields']>;
type PersonValues = ValuesOf<typeof personFields>;

const trimesters = { no: undefined, '1': 1, '2': 2, '3': 3 } as const;

/** Reads the person's data, or refuses impossible combinations. */
export function readPerson({ sex, age, pregnant }: PersonValues): Person | Refusal {
  const trimester = trimesters[pregnant];
  if (trimester && sex === 'M') return { field: 'pregnant', code: 'conflict', message: words.notPregnant };
  return { sex: trimester ? 'F' : sex, age, trimester };
}

/** Reads the lines of a sheet with the ranges to compare with, or what is wrong with them. */
export function readLines(rows: readonly Row[], person: Person): { lines: TestLine[]; refusals: Refusal[] } {
  const lines: TestLine[] = [];
  const refusals: Refusal[] = [];
  const wbc = countOfCells(rows);
  for (const { row, values } of rows) {
    const read = readLine(values, wbc, person);
    const isRepeated = rows.some((other) => other.row < row && other.values.analyte === values.analyte);
    if (isRepeated)
      refusals.push({ field: rowName('analyte', row), code: 'duplicate', message: words.duplicate });
    else if ('message' in read) refusals.push(nameIn(read, row));
    else lines.push(read);
  }
  return {
    lines,
    refusals: refusals.filter(
      ({ field }, index) => refusals.findIndex((each) => each.field === field) === index,
    ),
  };
}

function readLine(values: Row['values'], wbc: number | undefined, person: Person): TestLine | Refusal {
  const code = values.analyte as AnalyteCode;
  const analyte: Analyte = analyteOf(code) ?? analytes[0];
  const printed = analyte.units.find((each) => each.code === values.unit) ?? analyte.units[0];
  const unit =
    printed.factor === undefined && wbc !== undefined ? { ...printed, factor: wbc / 100 } : printed;
  const { value, low, high } = values;
  if (!isAccepted(analyte, unit, value)) return refuseSize(analyte, unit, value);
  if (low !== undefined && high !== undefined && low > high) {
    return { field: 'high', code: 'conflict', message: words.order };
  }
  const line = { code, analyte, unit, value };
  if (low !== undefined || high !== undefined) {
    const ends = { ...(low === undefined ? {} : { from: low }), ...(high === undefined ? {} : { to: high }) };
    return { ...line, range: { ...ends, source: 'laboratory' } };
  }
  const found = findRange(analyte, person);
  if (found.kind === 'needs_sex') return { field: 'sex', code: 'required', message: words.needsSex };
  const { factor } = unit;
  if (found.kind === 'none' || !factor) return { ...line, range: undefined };
  return { ...line, range: { ...rangeInUnit(found.range, factor), source: found.source } };
}

/** The white cell count in 10⁹/L, if the sheet has it: percentages are converted to counts. */
function countOfCells(rows: readonly Row[]): number | undefined {
  const values = rows.find((each) => each.values.analyte === 'wbc')?.values;
  const unit = values && (analyteOf('wbc')?.units ?? []).find((each) => each.code === values.unit);
  return values && values.value * (unit?.factor ?? 1);
}

/** A percentage must be at most a hundred; other values are checked in the SI unit. */
function isAccepted({ accepted }: Analyte, { factor, code }: Unit, value: number): boolean {
  if (code === '%' && (factor === undefined || value > 100)) return value <= 100;
  const si = value * (factor ?? 1);
  return isAtLeast(si, accepted.min) && !isAbove(si, accepted.max);
}

const inBrackets = (unit: string): string => (unit ? ` (${unit})` : '');

function refuseSize(analyte: Analyte, unit: Unit, value: number): Refusal {
  const factor = unit.factor ?? 1;
  const [min, max] = [analyte.accepted.min / factor, analyte.accepted.max / factor];
  const message = refusals.range(
    writeTrimmed(min, 2),
    writeTrimmed(max, 2),
    inBrackets(writeUnit(unit.code)),
  );
  const meant = analyte.units.find((other) => other.code !== unit.code && isAccepted(analyte, other, value));
  if (!meant) return { field: 'value', code: 'range', message };
  const amount = `${writeTrimmed(value, 3)} ${writeUnit(meant.code)}`;
  return {
    field: 'value',
    code: 'wrong_unit',
    message: `${refusals.meant(amount)} ${message}`,
    instead: { field: 'unit', value: meant.code, label: refusals.take(amount) },
  };
}

/** Adds the row's number to the names of its fields; those of the person have none. */
function nameIn(refusal: Refusal, row: number): Refusal {
  if (refusal.field === 'sex') return refusal;
  const { instead } = refusal;
  return {
    ...refusal,
    field: rowName(refusal.field, row),
    ...(instead ? { instead: { ...instead, field: rowName(instead.field, row) } } : {}),
  };
}
