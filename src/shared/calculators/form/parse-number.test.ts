import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

describe('numbers as people type them', () => {
  it.each([
    ['70', 70],
    ['70,5', 70.5],
    ['70.5', 70.5],
    [' 70,5 ', 70.5],
    ['1 250', 1250],
    ['1\u00a0250,25', 1250.25],
    [',5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['−3', -3],
    ['007', 7],
  ])('reads „%s“', (text, value) => {
    expect(parseNumber(text)).toEqual({ kind: 'number', value });
  });

  it.each(['1,234.5', '1.234.5', '1e3', 'ასი', '70კგ', '--1', '0x10', 'NaN', 'Infinity', '+5', ','])(
    'does not guess at „%s“',
    (text) => {
      expect(parseNumber(text).kind).toBe('unreadable');
    },
  );

  it('distinguishes an empty input and a comparison', () => {
    expect(
      [parseNumber(''), parseNumber('  '), parseNumber('<0,5'), parseNumber('> 100')].map(({ kind }) => kind),
    ).toEqual(['empty', 'empty', 'comparison', 'comparison']);
  });

  it('never returns NaN or infinity', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseNumber(text);
        return parsed.kind !== 'number' || Number.isFinite(parsed.value);
      }),
    );
  });
});
