import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { addDays, daysBetween, formatDay } from '../days/civil-day.ts';
import { termOf, trimesterOf } from './compute.ts';
import { type DatingMethod, dueDateOf } from './dating.ts';
import { pregnancy } from './definition.ts';

const count = (entries: Record<string, string>) =>
  valuesOf(pregnancy.calculate(entries, dayAt('2026-11-20')));

describe('pregnancy term', () => {
  it.each([
    ['lmp', '2025-05-25', { on: '2025-10-23' }, '2026-03-01', '21+4', '2', 'none'],
    ['lmp', '2026-01-01', { on: '2026-04-02' }, '2026-10-08', '13+0', '1', 'none'],
    ['lmp', '2026-01-01', { cycle: '35', on: '2026-04-02' }, '2026-10-15', '12+0', '1', 'none'],
    ['lmp', '2026-01-01', { cycle: '21', on: '2026-04-02' }, '2026-10-01', '14+0', '2', 'none'],
    ['lmp', '2024-02-29', { on: '2024-12-05' }, '2024-12-05', '40+0', '3', 'full_term'],
    ['conception', '2026-01-15', { on: '2026-01-15' }, '2026-10-08', '2+0', '1', 'none'],
    ['transfer_day3', '2026-01-18', { on: '2026-07-16' }, '2026-10-08', '28+0', '3', 'preterm'],
    ['transfer_day5', '2026-01-20', { on: '2026-07-15' }, '2026-10-08', '27+6', '2', 'preterm'],
    ['transfer_day6', '2026-01-21', { on: '2026-10-15' }, '2026-10-08', '41+0', '3', 'late_term'],
    [
      'scan',
      '2026-03-26',
      { scan_weeks: '12', scan_days: '0', on: '2026-09-17' },
      '2026-10-08',
      '37+0',
      '3',
      'early_term',
    ],
    [
      'scan',
      '2026-03-26',
      { scan_weeks: '12', scan_days: '3', on: '2026-03-26' },
      '2026-10-05',
      '12+3',
      '1',
      'none',
    ],
  ])('%s %s %o: due %s, %s', (method, date, more, due, age, trimester, term) => {
    expect(count({ method, date, ...more })).toMatchObject({
      due_date: due,
      gestational_age: age,
      trimester,
      term_class: term,
      conception_estimate: formatDay(addDays(dayAt(due), -266)),
    });
  });

  it('counts the days left, negative after the due date', () => {
    expect(count({ method: 'lmp', date: '2026-01-01', on: '2026-10-01' }).days_left).toBe('7');
    expect(count({ method: 'lmp', date: '2026-01-01', on: '2026-10-11' }).days_left).toBe('-3');
  });

  it.each([
    [0, 'none'],
    [153, 'none'],
    [154, 'preterm'],
    [258, 'preterm'],
    [259, 'early_term'],
    [272, 'early_term'],
    [273, 'full_term'],
    [286, 'full_term'],
    [287, 'late_term'],
    [293, 'late_term'],
    [294, 'post_term'],
  ])('day %i is %s', (day, term) => {
    expect(termOf(day)).toBe(term);
  });

  it('changes trimester at 14+0 and 28+0', () => {
    expect([0, 97, 98, 195, 196].map(trimesterOf)).toEqual([1, 1, 2, 2, 3]);
  });

  it.each([
    [{ date: '' }, 'date required'],
    [{ date: '2026-02-30' }, 'date no_such_day'],
    [{ date: '2026-11-21' }, 'date future'],
    [{ date: '2026-01-08' }, 'date too_long_ago'],
    [{ date: '2026-11-18', cycle: '35' }, 'date too_early'],
    [{ date: '2026-10-01', cycle: '20' }, 'cycle range'],
    [{ date: '2026-10-01', cycle: '46' }, 'cycle range'],
    [{ date: '2026-10-01', cycle: '28,5' }, 'cycle whole'],
    [{ date: '2026-10-01', method: 'scan' }, 'scan_weeks required'],
    [{ date: '2026-10-01', method: 'scan', scan_weeks: '12', scan_days: '7' }, 'scan_days range'],
    [{ date: '2026-10-01', method: 'moon' }, 'method unknown'],
    [{ date: '2026-10-01', on: 'today' }, 'on no_such_day'],
  ])('refuses %o: %s', (entries, refusal) => {
    expect(count(entries).refused).toEqual([refusal]);
  });

  it('accepts 45+0 and refuses the next day', () => {
    expect(count({ date: '2026-01-09' }).gestational_age).toBe('45+0');
    expect(count({ date: '2026-01-09', on: '2026-11-21' }).refused).toEqual(['date too_long_ago']);
  });

  it('uses the cycle only when dating by menstruation', () => {
    expect(count({ method: 'conception', date: '2026-10-01', cycle: 'x' }).due_date).toBe('2027-06-24');
  });

  it('moves the due date by as many days as the date', () => {
    const methods: DatingMethod[] = [
      'lmp',
      'conception',
      'transfer_day3',
      'transfer_day5',
      'transfer_day6',
      'scan',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...methods), fc.integer({ min: 0, max: 30_000 }), (method, number) => {
        const inputs = { method, cycle: 30, scan_weeks: 11, scan_days: 2 };
        const date = addDays(dayAt('1970-01-01'), number);
        const [one, other] = [
          dueDateOf({ ...inputs, date }),
          dueDateOf({ ...inputs, date: addDays(date, 1) }),
        ];
        expect(daysBetween(one, other)).toBe(1);
      }),
    );
  });
});
