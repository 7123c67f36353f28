import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linear, niceScale } from './linear-scale.ts';

it('widens a domain to round steps', () => {
  const scale = niceScale([2.3, 17.6], [0, 100], 5);
  expect(scale.ticks).toEqual([0, 5, 10, 15, 20]);
  expect([scale(0), scale(20)]).toEqual([0, 100]);
});

it('maps as d3-scale does', () => {
  const number = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(number, fc.double({ min: 0.1, max: 500, noNaN: true }), number, (from, width, value) => {
      expect(linear([from, from + width], [46, 600])(value)).toBeCloseTo(
        scaleLinear([from, from + width], [46, 600])(value),
        3,
      );
    }),
  );
});

it('always holds its domain', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 200, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (least, width) => {
        const { ticks } = niceScale([least, least + width], [0, 100], 5);
        expect(ticks[0]).toBeLessThanOrEqual(least + 1e-6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(least + width - 1e-6);
        expect(ticks.length).toBeLessThan(12);
      },
    ),
  );
});
