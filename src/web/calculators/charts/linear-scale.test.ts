import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampedScale, linearScale, niceScale } from './linear-scale.ts';

it('widens a domain to round steps', () => {
  const scale = niceScale([2.3, 17.6], [0, 100], 5);
  expect(scale.ticks).toEqual([0, 5, 10, 15, 20]);
  expect([scale(0), scale(20)]).toEqual([0, 100]);
});

it('maps ends to ends and the middle to the middle, also for a descending range', () => {
  const scale = linearScale([14, 40], [300, 20]);
  expect([scale(14), scale(27), scale(40), scale(53)]).toEqual([300, 160, 20, -120]);
});

it('maps values outside the domain to its ends when clamped', () => {
  const scale = clampedScale([10, 20], [0, 100]);
  expect([scale(-5), scale(10), scale(15), scale(99)]).toEqual([0, 0, 50, 100]);
});

it('always contains its domain', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 200, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (min, width) => {
        const { ticks } = niceScale([min, min + width], [0, 100], 5);
        expect(ticks[0]).toBeLessThanOrEqual(min + 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(min + width - 1e-6);
        expect(ticks.length).toBeLessThan(12);
      },
    ),
  );
});
