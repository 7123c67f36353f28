import { describe, expect, it } from 'vitest';
import { fitScale, limitOffset, stepScale, swipeOf } from './zoom.ts';

describe('zooming a picture', () => {
  it('steps by 0.2, from 0.1 to 3 times the natural size', () => {
    const larger: number[] = [];
    for (let scale = 1; larger.at(-1) !== 3; ) {
      scale = stepScale(scale, 1);
      larger.push(scale);
    }
    expect(larger).toEqual([1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3]);
    expect(stepScale(3, 1)).toBe(3);
    expect(stepScale(0.3, -1)).toBe(0.1);
    expect(stepScale(0.2, -1)).toBe(0.1);
    expect(stepScale(0.1, -1)).toBe(0.1);
  });

  it('starts with the whole picture, at most at its natural size', () => {
    expect(fitScale({ width: 1000, height: 500 }, { width: 500, height: 500 })).toBe(0.5);
    expect(fitScale({ width: 100, height: 50 }, { width: 500, height: 500 })).toBe(1);
    expect(fitScale({ width: 90_000, height: 50 }, { width: 500, height: 500 })).toBe(0.1);
  });

  it('keeps the edges of a large picture outside the viewport', () => {
    expect(limitOffset(400, 1000, 500)).toBe(250);
    expect(limitOffset(-400, 1000, 500)).toBe(-250);
    expect(limitOffset(30, 400, 500)).toBe(0);
  });

  it('recognises a swipe of more than 50 px in horizontal direction', () => {
    expect(swipeOf(-51, 0)).toBe('next');
    expect(swipeOf(51, 10)).toBe('previous');
    expect(swipeOf(50, 0)).toBeUndefined();
    expect(swipeOf(60, 80)).toBeUndefined();
  });
});
