import {
  type Axis,
  decimals,
  type PackedColumn,
  type PackedTable,
  rowOf,
  type Sex,
  unpackColumn,
} from './growth-table.ts';

/** Box-Cox power, median (kg, cm or kg/m²) and coefficient of variation. */
export interface Lms {
  readonly L: number;
  readonly M: number;
  readonly S: number;
}

/** A table with its axis. */
export interface GrowthTable {
  readonly axis: Axis;
  readonly bySex: Readonly<Record<Sex, PackedTable>>;
}

/**
 * L, M and S at a position of a table's axis; undefined outside. Rows of the official tables are exact; between rows values are
 * interpolated linearly as WHO does, except between lying day 730 and standing day 731, where the completed day counts.
 */
export function rowAt({ axis, bySex }: GrowthTable, sex: Sex, x: number): Lms | undefined {
  const row = rowOf(axis, x);
  if (!(row >= 0 && row <= rowOf(axis, axis.to))) return undefined;
  const table = bySex[sex];
  return {
    L: columnAt(axis, table.L, row) / 10 ** decimals.L,
    M: columnAt(axis, table.M, row) / 10 ** decimals.M,
    S: columnAt(axis, table.S, row) / 10 ** decimals.S,
  };
}

/** Columns are decompressed on first use. */
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
