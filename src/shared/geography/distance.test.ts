import { describe, expect, it } from 'vitest';
import { distanceBetween, showDistance } from './distance.ts';

const tbilisi = { lat: 41.715, lng: 44.8 };

describe('the distance of two places', () => {
  it('is nothing from a place to itself, and the same both ways', () => {
    const batumi = { lat: 41.645, lng: 41.64 };
    expect(distanceBetween(tbilisi, tbilisi)).toBe(0);
    expect(distanceBetween(tbilisi, batumi)).toBe(distanceBetween(batumi, tbilisi));
  });

  it('is 111 km for a degree of latitude, and less for one of longitude', () => {
    expect(distanceBetween(tbilisi, { ...tbilisi, lat: 42.715 })).toBeCloseTo(111_195, -2);
    expect(distanceBetween(tbilisi, { ...tbilisi, lng: 45.8 })).toBeCloseTo(83_005, -3);
  });

  it('is written in tens of metres, tenths of kilometres, then kilometres', () => {
    expect([0, 4, 347, 994, 996, 1240, 9940, 9960, 262_400].map(showDistance)).toEqual([
      '10 მ',
      '10 მ',
      '350 მ',
      '990 მ',
      '1,0 კმ',
      '1,2 კმ',
      '9,9 კმ',
      '10 კმ',
      '262 კმ',
    ]);
  });
});
