import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfPieces } from '#tests/support/pieces.ts';
import { writeJson } from './write-json.ts';

const nothing = () => undefined;

describe('writeJson', () => {
  it('writes what JSON.stringify writes, of any data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(textOfPieces(writeJson(value, nothing)))).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
    );
    expect(textOfPieces(writeJson({ a: undefined, b: [], c: {}, d: [undefined] }, nothing))).toBe(
      '{"b":[],"c":{},"d":[null]}',
    );
  });

  it('cannot end the element it stands in', () => {
    const written = textOfPieces(writeJson({ '</script>': ['</script>\u2028', { id: '\u2029' }] }, nothing));
    expect(written).toBe('{"\\u003c/script>":["\\u003c/script>\\u2028",{"id":"\\u2029"}]}');
  });

  it('puts the bytes that are known where their data stands', () => {
    const news = [{ id: 1 }];
    const bytes = Buffer.from('"known"');
    const pieces = writeJson({ list: [news, 2], news }, (one) => (one === news ? bytes : undefined));
    expect(textOfPieces(pieces)).toBe('{"list":["known",2],"news":"known"}');
    expect(pieces.filter((piece) => piece === bytes)).toHaveLength(2);
  });

  it('looks for none within a record', () => {
    const inner = [{ id: 2 }];
    const asked: object[] = [];
    writeJson({ list: [{ id: 1, inner }] }, (one) => void asked.push(one));
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).not.toContain(inner);
  });
});
