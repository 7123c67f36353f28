import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixed, isAbove, isAtLeast, roundHalf, trimmed, writeNumber, writeTrimmed } from './rounding.ts';

describe('rounding', () => {
  it.each([
    [1.005, 2, '1.01'],
    [0.125, 2, '0.13'],
    [-0.125, 2, '-0.13'],
    [-0.001, 2, '0.00'],
    [2.5, 0, '3'],
    [72.25, 1, '72.3'],
    [24.95, 1, '25.0'],
    [1e-9, 2, '0.00'],
  ])('writes %d to %i places as %s', (value, places, text) => {
    expect(fixed(value, places)).toBe(text);
  });

  it('changes a value by at most half a unit', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, places) => {
          expect(Math.abs(roundHalf(value, places) - value)).toBeLessThanOrEqual(0.5 / 10 ** places + 1e-6);
        },
      ),
    );
  });

  it('drops trailing zeros', () => {
    expect([trimmed(5.172, 3), trimmed(135, 3), trimmed(0.5, 1)]).toEqual(['5.172', '135', '0.5']);
    expect([writeTrimmed(70.5, 2), writeTrimmed(70, 2)]).toEqual(['70,5', '70']);
  });

  it('formats numbers for Georgian readers', () => {
    expect([writeNumber(1234.5, 1), writeNumber(12345.67, 2), writeNumber(-0.3, 1)]).toEqual([
      '1234,5',
      '12\u00a0345,67',
      '−0,3',
    ]);
  });

  it('reaches thresholds despite binary fractions', () => {
    expect(isAtLeast(47.36 / 1.6 ** 2, 18.5)).toBe(true);
    expect(isAbove(0.1 + 0.2, 0.3)).toBe(false);
    expect(isAbove(0.3001, 0.3)).toBe(true);
  });
});
