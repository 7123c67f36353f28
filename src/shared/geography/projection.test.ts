import { describe, expect, it } from 'vitest';
import { fitProjection, roundLength } from './projection.ts';

const size = { width: 340, margin: 20, least: 2 };

describe('the projection of a sketch map', () => {
  it('keeps every point within the margins, with north above', () => {
    const spots = [
      [44.7, 41.7],
      [44.9, 41.75],
      [44.8, 41.65],
    ] as const;
    const { width, height, place } = fitProjection(spots, size);
    for (const spot of spots) {
      const [x, y] = place(spot);
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(width - 20);
      expect(y).toBeGreaterThanOrEqual(19.5);
      expect(y).toBeLessThanOrEqual(height - 19.5);
    }
    expect(place(spots[1])[1]).toBeLessThan(place(spots[2])[1]);
  });

  it('has a kilometre as long in both directions', () => {
    const { place, kilometresPerPixel } = fitProjection(
      [
        [44.7, 41.7],
        [44.9, 41.75],
      ],
      size,
    );
    const [x, y] = place([44.8, 41.7]);
    const east = place([44.8 + 1 / (111.2 * Math.cos((41.725 * Math.PI) / 180)), 41.7])[0] - x;
    const north = y - place([44.8, 41.7 + 1 / 111.2])[1];
    expect(east).toBeCloseTo(1 / kilometresPerPixel, 0);
    expect(north).toBeCloseTo(1 / kilometresPerPixel, 0);
  });

  it('puts one point into the middle of two kilometres at least', () => {
    const { width, height, place, kilometresPerPixel } = fitProjection([[44.8, 41.7]], size);
    expect(place([44.8, 41.7])).toEqual([width / 2, Math.round((width / 3 / 2) * 10) / 10]);
    expect(height).toBe(113);
    expect(300 * kilometresPerPixel).toBeCloseTo(2, 5);
  });
});

describe('the length of a scale bar', () => {
  it('is a round number that fits', () => {
    expect([0.7, 1, 1.9, 3, 6, 49, 120].map(roundLength)).toEqual([0.5, 1, 1, 2, 5, 20, 100]);
  });
});
