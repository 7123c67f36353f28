import { describe, expect, it } from 'vitest';
import { onceInARow, oncePer } from './once-per.ts';

function counted() {
  const asked: unknown[][] = [];
  const make = (...given: readonly object[]) => {
    asked.push([...given]);
    return { of: given };
  };
  return { asked, make };
}
const [one, other] = [{}, {}];

describe('what is made once', () => {
  it('per object is the same whatever was asked for between', () => {
    const { asked, make } = counted();
    const madeOf = oncePer((given: object) => make(given));
    const first = madeOf(one);
    madeOf(other);
    expect(madeOf(one)).toBe(first);
    expect(asked).toEqual([[one], [other]]);
  });

  it('in a row is the same until something else is asked for', () => {
    const { asked, make } = counted();
    const madeOf = onceInARow(make);
    const first = madeOf(one, other);
    expect(madeOf(one, other)).toBe(first);
    expect(asked).toHaveLength(1);
    expect(madeOf(one, one)).not.toBe(first);
    expect(madeOf(one, other)).not.toBe(first);
    expect(asked).toHaveLength(3);
  });

  it('in a row is made anew after a failure', () => {
    let fails = true;
    const madeOf = onceInARow((given: object) => {
      if (fails) throw new Error('not yet');
      return [given];
    });
    expect(() => madeOf(one)).toThrow('not yet');
    fails = false;
    expect(madeOf(one)).toEqual([one]);
  });
});
