import { expect, it } from 'vitest';
import { areaBetween, lineThrough } from './paths.ts';

const upper = [
  { x: 0, y: 10.04 },
  { x: 5, y: 8 },
];

it('draws a line through all points and nothing for an empty list', () => {
  expect(lineThrough(upper)).toBe('M0,10L5,8');
  expect(lineThrough([])).toBe('');
});

it('closes the area between two lines', () => {
  const lower = upper.map(({ x, y }) => ({ x, y: y + 20 }));
  expect(areaBetween(upper, lower)).toBe('M0,10L5,8L5,28L0,30Z');
});
