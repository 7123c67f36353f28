import { expect, it } from 'vitest';
import { patienceLeft } from './patience.ts';

it.each([
  ['just now', 5_000, 30],
  ['20 ms ago', 4_980, 10],
  ['longer ago than the patience, on a slow device', 4_700, 0],
  ['so long ago that something else leads to the next page', 3_000, 30],
  ['never', Number.NEGATIVE_INFINITY, 30],
])('a navigation whose tap was %s has its patience from the tap', (_when, tappedAt, left) => {
  expect(patienceLeft(5_000, tappedAt)).toBe(left);
});
