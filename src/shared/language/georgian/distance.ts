/** Pairs of skeleton letters that are easily confused, by a missing Shift or in spelling; they count half. */
const near = new Set([
  'sw',
  'ws',
  'cq',
  'qc',
  'hx',
  'xh',
  'gr',
  'rg',
  'gx',
  'xg',
  'kx',
  'xk',
  'zj',
  'jz',
  'bp',
  'pb',
  'dt',
  'td',
  'gk',
  'kg',
  'ei',
  'ie',
  'ou',
  'uo',
]);

/** Whether two skeleton letters are the same or easily confused. */
export const areNear = (one: string, other: string): boolean => one === other || near.has(one + other);

/**
 * Edit distance between skeletons: letters left out, inserted, changed (half for a similar letter) or swapped with their
 * neighbour. Returns `most + 1` for distances above `most`.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(one.length - other.length) > most) return tooMany;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const pair = `${one[row - 1]}${other[at - 1]}`;
      const change = one[row - 1] === other[at - 1] ? 0 : near.has(pair) ? 0.5 : 1;
      let least = Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + change);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      line.push(least);
    }
    if (Math.min(...line) > most) return tooMany;
    before = above;
    above = line;
  }
  return Math.min(above[other.length] ?? tooMany, tooMany);
}
