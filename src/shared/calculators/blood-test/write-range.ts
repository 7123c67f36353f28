import { writeTrimmed } from '../figures/rounding.ts';
import type { Range } from './analyte.ts';

/** „123–157“, „< 8“, „> 1,2“, „≥ 15“, „≤ 40“. */
export function writeRange({ from, over, to, under }: Range): string {
  const write = (limit: number) => writeTrimmed(limit, 2);
  if (from !== undefined && to !== undefined) return `${write(from)}–${write(to)}`;
  if (from !== undefined) return `≥ ${write(from)}`;
  if (over !== undefined) return `> ${write(over)}`;
  if (to !== undefined) return `≤ ${write(to)}`;
  return under === undefined ? '' : `< ${write(under)}`;
}
