import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsBetween } from './distance.ts';

describe('the edit distance of two words', () => {
  it.each([
    ['diabeti', 'diabeti', 0],
    ['diabeti', 'diabti', 1],
    ['diabti', 'diabeti', 1],
    ['diabeti', 'diabaeti', 1],
    ['diabeti', 'idabeti', 1],
    ['diabeti', 'dialeti', 1],
    ['wakari', 'sakari', 0.5],
    ['pnevmonia', 'pnvmoina', 2],
  ])('%s and %s: %d', (one, other, slips) => {
    expect(slipsBetween(one, other, 3)).toBe(slips);
  });

  it('is not computed beyond the limit', () => {
    expect(slipsBetween('diabeti', 'anemia', 2)).toBe(3);
    expect(slipsBetween('a', 'abcdef', 2)).toBe(3);
  });

  it('is symmetric, and zero only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdegs'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, other, 20)).toBe(slipsBetween(other, one, 20));
        expect(slipsBetween(one, other, 20) === 0).toBe(one === other);
      }),
    );
  });
});
