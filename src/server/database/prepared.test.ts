import { describe, expect, it } from 'vitest';
import { createStatementNames } from './prepared.ts';

describe('statement names', () => {
  it('are given from the second occurrence on and do not change', () => {
    const nameOf = createStatementNames();
    expect(nameOf('select 1')).toBeUndefined();
    const name = nameOf('select 1');
    expect(name).toBe('salbuni_0');
    expect(nameOf('select 1')).toBe(name);
    expect([nameOf('select 2'), nameOf('select 2')]).toEqual([undefined, 'salbuni_1']);
  });

  it('are bounded in number', () => {
    const nameOf = createStatementNames();
    const given = new Set(
      Array.from({ length: 2_000 }, (_, at) => [nameOf(`q${at}`), nameOf(`q${at}`)]).flat(),
    );
    expect(given.size).toBe(151);
  });
});
