import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Of, utf8OfPieces } from './utf8.ts';

describe('utf8Of', () => {
  it('gives the bytes Buffer.from gives, of any text', () => {
    const isSame = (text: string) => utf8Of(text).equals(Buffer.from(text));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), isSame));
    for (const size of [{}, { minLength: 200, maxLength: 400 }])
      fc.assert(
        fc.property(fc.array(fc.nat(0xffff), size), (units) => isSame(String.fromCharCode(...units))),
      );
    fc.assert(fc.property(fc.string({ unit: 'binary', minLength: 200, size: 'large' }), isSame));
    // As long as the memory that is kept for them holds, a little longer, and much.
    for (const times of [5_000, 7_000, 100_000]) expect(isSame('ქართული <p>'.repeat(times))).toBe(true);
  });

  it('joins texts and bytes in their order', () => {
    expect(utf8OfPieces(['ა', Buffer.from('ბ'), '', 'c']).toString()).toBe('აბc');
  });
});
