import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { sizeAt } from './compute.ts';
import { fetus } from './definition.ts';
import { fetalSizes } from './sizes.data.ts';

const at = (entries: Record<string, string>) => valuesOf(fetus.calculate(entries, dayAt('2026-11-20')));

describe('fetal development', () => {
  it.each([
    ['14', ['73', '90', '109'], '80.6'],
    ['15', ['93', '114', '138'], '93.9'],
    ['20', ['271', '330', '399'], undefined],
    ['24', ['548', '665', '803'], undefined],
    ['28', ['977', '1189', '1429'], undefined],
    ['32', ['1548', '1901', '2276'], undefined],
    ['36', ['2205', '2745', '3277'], undefined],
    ['40', ['2849', '3617', '4312'], undefined],
    ['9', undefined, '21.9'],
    ['12', undefined, '55.6'],
    ['8', undefined, undefined],
    ['41', undefined, undefined],
  ])('week %s: %o g, %s mm', (week, weight, crl) => {
    const [weight_p5_g, weight_p50_g, weight_p95_g] = weight ?? [];
    const expected = { gestational_week: week, weight_p5_g, weight_p50_g, weight_p95_g, crl_mm: crl };
    expect(at({ week })).toEqual(Object.fromEntries(Object.entries(expected).filter(([, value]) => value)));
  });

  it('determines the week from a date', () => {
    expect(at({ date: '2026-07-03', on: '2026-11-20' }).gestational_week).toBe('20');
    expect(at({ method: 'transfer_day5', date: '2026-07-22', on: '2026-11-20' }).gestational_week).toBe('20');
    expect(
      at({ method: 'scan', date: '2026-09-25', scan_weeks: '12', scan_days: '0' }).gestational_week,
    ).toBe('20');
  });

  it.each([
    [{}, 'week required'],
    [{ week: '0' }, 'week range'],
    [{ week: '43' }, 'week range'],
    [{ week: '20,5' }, 'week whole'],
    [{ week: '20', date: '2026-07-03' }, 'week conflict'],
    [{ date: '2026-11-21' }, 'date future'],
    [{ date: '2026-01-01' }, 'date too_long_ago'],
  ])('refuses %o: %s', (entries, refusal) => {
    expect(at(entries).refused).toEqual([refusal]);
  });

  it('counts completed weeks, and warns of a late pregnancy', () => {
    const answerOf = (week: string) => {
      const outcome = fetus.calculate({ week }, dayAt('2026-11-20'));
      if (outcome.kind !== 'answered') throw new Error('refused');
      return outcome.answer;
    };
    expect(answerOf('20').headline).toBe('ორსულობის ვადაა 20 სრული კვირა');
    expect([answerOf('40').tone, answerOf('41').tone]).toEqual(['calm', 'notice']);
  });

  it('agrees with the published equation of crown-rump length', () => {
    for (const { week, crl } of fetalSizes) {
      if (crl === undefined) continue;
      const day = week * 7;
      expect(-50.6562 + 0.815118 * day + 0.00535302 * day * day).toBeCloseTo(crl, 1);
    }
  });

  it('grows from week to week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 14, max: 39 }), (week) => {
        const [here, next] = [sizeAt(week).weight ?? [], sizeAt(week + 1).weight ?? []];
        expect(here.every((grams, index) => grams < (next[index] ?? 0))).toBe(true);
        expect([...here].sort((one, other) => one - other)).toEqual([...here]);
      }),
    );
  });
});
