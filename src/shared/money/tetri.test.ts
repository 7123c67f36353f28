import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGel, parseGel, spellGel } from './tetri.ts';

describe('money', () => {
  it('is parsed without floating point', () => {
    expect(['12.50', '12.5', '12', '0.07', '1.10'].map(parseGel)).toEqual([1250, 1250, 1200, 7, 110]);
  });

  it('is parsed from no other format', () => {
    for (const text of [
      '',
      ' 1',
      '1.',
      '.5',
      '1,50',
      '-1',
      '+1',
      '1e3',
      '1.005',
      '1 000',
      '0x10',
      '１',
      'NaN',
    ])
      expect(parseGel(text), text).toBeUndefined();
  });

  it('may be typed with a comma', () => {
    expect(['10,50', ' 10,5 ', '10.50', '10'].map(spellGel)).toEqual(['10.50', '10.5', '10.50', '10']);
    for (const typed of ['1,000.50', '1,2,3', '1 000', ',50', '10,505'])
      expect(parseGel(spellGel(typed)), typed).toBeUndefined();
  });

  it('is the same after formatting and parsing', () => {
    fc.assert(fc.property(fc.nat(99_999_999_999), (count) => parseGel(formatGel(count)) === count));
    expect(formatGel(-305)).toBe('-3.05');
  });
});
