/**
 * One column of a growth table, compressed: the figures at the knots, and the differences of other rows from a smooth curve
 * through the knots. A constant column is that single figure, in the same units.
 */
export interface PackedColumn {
  /** The first figure, the first difference, then second differences; in units of the column's last decimal place. */
  readonly knots: string;
  /** One letter for each row between knots, relative to `noCorrection`, in the same units. Absent if every row is a knot. */
  readonly corrections?: string;
}

export interface PackedTable {
  readonly L: number | PackedColumn;
  readonly M: PackedColumn;
  readonly S: PackedColumn;
}

export type Sex = 'F' | 'M';

/** Rows of a table: `from + row * step` up to `to`, in the axis's unit. */
export interface Axis {
  readonly unit: 'day' | 'cm' | 'month';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Row numbers of the knots, sorted. */
  readonly knots: readonly number[];
  /** The first row of the second part, if the measure changes within the table; curves do not cross it. */
  readonly break?: number;
}

export const noCorrection = 'o'.charCodeAt(0);

/** Decimal places of the official figures. */
export const decimals = { L: 4, M: 4, S: 5 } as const;

/**
 * Interpolates every row of a column from its knots, in whole units: by the cubic through the four nearest knots of the same
 * part.
 */
export function drawCurve(axis: Axis, figures: readonly number[]): number[] {
  const { knots } = axis;
  const second = axis.break === undefined ? knots.length : knots.indexOf(axis.break);
  const rows: number[] = [];
  for (let next = 0; next < knots.length; next += 1) {
    const [start, end] = next < second ? [0, second] : [second, knots.length];
    const nearest = Math.max(start, Math.min(next - 2, end - 4));
    const xs = knots.slice(nearest, nearest + 4);
    const ys = figures.slice(nearest, nearest + 4);
    while (rows.length < (knots[next] ?? 0)) rows.push(Math.round(cubicAt(rows.length, xs, ys)));
    rows.push(figures[next] ?? Number.NaN);
  }
  return rows;
}

/** Lagrange interpolation. */
function cubicAt(x: number, xs: readonly number[], ys: readonly number[]): number {
  return ys.reduce((sum, y, at) => {
    const own = xs[at] ?? 0;
    return (
      sum +
      xs.reduce(
        (weighed, other, index) => (index === at ? weighed : (weighed * (x - other)) / (own - other)),
        y,
      )
    );
  }, 0);
}

/** Decompresses a column, in units of its last decimal place. */
export function unpackColumn(axis: Axis, { knots, corrections = '' }: PackedColumn): number[] {
  const isKnot = new Set(axis.knots);
  let correction = 0;
  return drawCurve(axis, readKnots(knots)).map((figure, row) => {
    if (isKnot.has(row)) return figure;
    correction += 1;
    return figure + corrections.charCodeAt(correction - 1) - noCorrection;
  });
}

/** The position of a value on the axis in rows, rounded to a whole row if it is one up to floating-point errors. */
export function rowOf({ from, step }: Axis, x: number): number {
  const row = (x - from) / step;
  return Math.abs(row - Math.round(row)) < 1e-6 ? Math.round(row) : row;
}

function readKnots(packed: string): number[] {
  let step = 0;
  let figure = 0;
  return packed
    .trim()
    .split(/\s+/)
    .map((text, at) => {
      if (at === 0) figure = Number(text);
      else {
        step += Number(text);
        figure += step;
      }
      return figure;
    });
}
