import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { addDays, daysBetween } from '../days/civil-day.ts';
import { forecastOvulation } from './compute.ts';
import { ovulation } from './definition.ts';

const forecast = (entries: Record<string, string>) =>
  valuesOf(ovulation.calculate({ lmp: '2026-11-01', ...entries }, dayAt('2026-11-20')));

describe('ovulation calendar', () => {
  it.each([
    [{}, '2026-11-15', '2026-11-10', '2026-11-29', '2026-12-13', '2027-01-10'],
    [{ cycle: '30' }, '2026-11-17', '2026-11-12', '2026-12-01', '2026-12-17', '2027-01-16'],
    [{ cycle: '21', luteal: '16' }, '2026-11-06', '2026-11-01', '2026-11-22', '2026-11-27', '2026-12-18'],
    [{ cycle: '45', luteal: '10' }, '2026-12-06', '2026-12-01', '2026-12-16', '2027-01-20', '2027-03-06'],
    [
      { lmp: '2024-02-15', on: '2024-02-20' },
      '2024-02-29',
      '2024-02-24',
      '2024-03-14',
      '2024-03-28',
      '2024-04-25',
    ],
  ])('%o: ovulation %s', (entries, day, from, period, second, third) => {
    expect(forecast(entries)).toEqual({
      ovulation: day,
      fertile_from: from,
      fertile_to: day,
      next_period: period,
      'ovulation.2': second,
      'ovulation.3': third,
    });
  });

  it('agrees with the due date, 266 days after conception', () => {
    const { cycles } = forecastOvulation({
      lmp: dayAt('2025-05-25'),
      cycle: 31,
      luteal: 14,
      spread: undefined,
      on: dayAt('2025-06-01'),
    });
    expect(addDays(cycles[0].ovulation, 266)).toBe(addDays(dayAt('2025-05-25'), 283));
  });

  it('applies the calendar rhythm method to varying cycles', () => {
    expect(forecast({ shortest: '26', longest: '31' })).toMatchObject({
      rhythm_from_day: '8',
      rhythm_to_day: '20',
    });
  });

  it('gives a range instead of a day if cycles vary by more than 9 days', () => {
    const { tone, headline, explanation, outputs } = answerOf(
      ovulation.calculate({ lmp: '2026-11-01', shortest: '24', longest: '34' }, dayAt('2026-11-20')),
    );
    expect(tone).toBe('notice');
    expect(headline).toBe('შესაძლო ნაყოფიერი დღეები: 6 ნოემბერი, 2026 – 23 ნოემბერი, 2026');
    expect(explanation.join()).not.toContain('2026');
    const certain = outputs.filter(({ group }) => group !== 'თუ ყოველი ციკლი 28-დღიანია');
    expect(certain.map(({ name, text }) => `${name} ${text}`)).toEqual([
      'rhythm_from_day მე-6 დღე – 6 ნოემბერი, 2026',
      'rhythm_to_day 23-ე დღე – 23 ნოემბერი, 2026',
    ]);
  });

  it('gives a day if cycles vary by at most 9 days', () => {
    const outcome = ovulation.calculate(
      { lmp: '2026-11-01', shortest: '24', longest: '33' },
      dayAt('2026-11-10'),
    );
    expect(outcome).toMatchObject({ answer: { headline: 'ოვულაციის სავარაუდო დღე: 15 ნოემბერი, 2026' } });
  });

  it('calls menstruation late only after the longest cycle', () => {
    const answerOn = (on: string) =>
      ovulation.calculate({ lmp: '2026-10-01', shortest: '26', longest: '40', on }, dayAt('2026-11-20'));
    expect(answerOn('2026-11-10')).toMatchObject({ result: { isLate: false } });
    expect(answerOn('2026-11-11')).toMatchObject({ result: { isLate: true } });
  });

  it.each([
    [{ lmp: '' }, 'lmp required'],
    [{ lmp: '2026-11-21' }, 'lmp future'],
    [{ lmp: '2026-09-20' }, 'lmp too_long_ago'],
    [{ cycle: '20' }, 'cycle range'],
    [{ cycle: '46' }, 'cycle range'],
    [{ luteal: '9' }, 'luteal range'],
    [{ luteal: '17' }, 'luteal range'],
    [{ shortest: '26' }, 'longest required'],
    [{ longest: '26' }, 'shortest required'],
    [{ shortest: '30', longest: '26' }, 'longest conflict'],
  ])('refuses %o: %s', (entries, refusal) => {
    expect(forecast(entries).refused).toEqual([refusal]);
  });

  it('accepts menstruation 60 days ago, and calls the next late', () => {
    const outcome = ovulation.calculate({ lmp: '2026-09-21' }, dayAt('2026-11-20'));
    expect(outcome).toMatchObject({ result: { isLate: true, cycleDay: 61 } });
  });

  it('has six consecutive fertile days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 21, max: 45 }), fc.integer({ min: 10, max: 16 }), (cycle, luteal) => {
        const lmp = dayAt('2026-01-31');
        const { cycles } = forecastOvulation({ lmp, cycle, luteal, spread: undefined, on: lmp });
        for (const each of cycles) {
          expect(daysBetween(each.fertileFrom, each.fertileTo)).toBe(5);
          expect(each.fertileFrom).toBeGreaterThanOrEqual(each.start);
          expect(each.nextPeriod).toBeGreaterThan(each.fertileTo);
        }
      }),
    );
  });
});
