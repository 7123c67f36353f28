import { expect, it } from 'vitest';
import { overlayAt } from './video-times.ts';

it.each([
  [0, undefined],
  [7.99, undefined],
  [8, 0],
  [24.99, 0],
  [25, undefined],
  [39.9, undefined],
  [40, 1],
  [59.9, 1],
  [60, undefined],
  [90, 2],
  [109.9, 2],
  [110, undefined],
  [Number.NaN, undefined],
])('at second %s overlay %s is shown', (seconds, overlay) => {
  expect(overlayAt(seconds)).toBe(overlay);
});
