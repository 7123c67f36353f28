import { describe, expect, it } from 'vitest';
import { addDays, formatDay } from '#shared/calculators/days/civil-day.ts';
import { doseNames } from '#shared/language/ka/diaries/vaccination.ts';
import { dayAt } from '#tests/support/calculator-outcomes.ts';
import { calendar } from './calendar.data.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { dayOfMonths, isGrownUp, isReminderDue, nextDoses, planVaccination, upcomingVisits } from './plan.ts';

const child = (birth_date: string, doses: Record<string, string> = {}) => ({ birth_date, doses });
const due = (birth: string, id: string, doses: Record<string, string> = {}) => {
  const dose = planVaccination(child(birth, doses), dayAt('2026-11-26')).find((each) => each.id === id);
  return dose && formatDay(dose.due);
};
const statusOn = (today: string, id: string, doses: Record<string, string> = {}) =>
  planVaccination(child('2026-01-15', doses), dayAt(today)).find((dose) => dose.id === id)?.status;

describe('the calendar', () => {
  it('has each dose once, after the one it follows, in the order of age, with a name', () => {
    const ids = calendar.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [at, { id, after, months }] of calendar.entries()) {
      if (after) expect(ids.indexOf(after.id), id).toBeLessThan(at);
      expect(months).toBeGreaterThanOrEqual(calendar[at - 1]?.months ?? 0);
      expect(doseNames[id]?.title.length, id).toBeGreaterThan(3);
    }
    expect(Object.keys(doseNames).sort()).toEqual(ids.toSorted());
  });

  it('is the national one: its ages in months', () => {
    expect([...new Set(calendar.map(({ months }) => months))]).toEqual([0, 2, 3, 4, 12, 18, 60, 120, 168]);
  });
});

describe('the day of a dose', () => {
  it.each([
    ['2026-01-15', 'hexa-1', '2026-03-15'],
    ['2025-12-31', 'hexa-1', '2026-03-01'],
    ['2023-12-31', 'hexa-1', '2024-03-01'],
    ['2023-12-29', 'hexa-1', '2024-02-29'],
    ['2024-02-29', 'mmr-1', '2025-03-01'],
    ['2024-02-29', 'dtp-4', '2025-08-29'],
    ['2024-02-29', 'mmr-2', '2029-03-01'],
    ['2024-02-29', 'td-6', '2038-03-01'],
    ['2026-01-15', 'bcg', '2026-01-15'],
  ])('of a child born on %s: %s is due on %s', (birth, id, day) => {
    expect(due(birth, id)).toBe(day);
  });

  it('moves by the least interval after a dose that was given late, and so do those that follow', () => {
    const late = { 'hexa-1': '2026-05-01' };
    expect(due('2026-01-15', 'hexa-2', late)).toBe('2026-05-29');
    expect(due('2026-01-15', 'hexa-3', late)).toBe('2026-06-26');
    expect(due('2026-01-15', 'pcv-2', late)).toBe('2026-04-15');
    expect(due('2026-01-15', 'dtp-4', { ...late, 'hexa-3': '2027-06-01' })).toBe('2027-11-28');
  });

  it('is for children: nobody is planned doses for from the 18th birthday on', () => {
    expect(isGrownUp(dayAt('2008-11-28'), dayAt('2026-11-27'))).toBe(false);
    expect(isGrownUp(dayAt('2008-11-27'), dayAt('2026-11-27'))).toBe(true);
  });

  it('is the day on which so many months are completed', () => {
    expect(formatDay(dayOfMonths(dayAt('2026-08-31'), 6))).toBe('2027-03-01');
    expect(formatDay(dayOfMonths(dayAt('2026-11-30'), 3))).toBe('2027-03-01');
    expect(formatDay(dayOfMonths(dayAt('2027-11-30'), 3))).toBe('2028-03-01');
    expect(formatDay(dayOfMonths(dayAt('2027-11-29'), 3))).toBe('2028-02-29');
  });
});

describe('the state of a dose', () => {
  it('is upcoming, due, overdue after a month, given; and a doctor’s decision past its last age', () => {
    expect(statusOn('2026-03-14', 'hexa-1')).toBe('upcoming');
    expect(statusOn('2026-03-15', 'hexa-1')).toBe('due');
    expect(statusOn('2026-04-14', 'hexa-1')).toBe('due');
    expect(statusOn('2026-04-15', 'hexa-1')).toBe('overdue');
    expect(statusOn('2026-04-15', 'hexa-1', { 'hexa-1': '2026-03-20' })).toBe('given');
    expect(statusOn('2026-04-14', 'rota-1')).toBe('due');
    expect(statusOn('2026-04-15', 'rota-1')).toBe('ask');
    expect(statusOn('2026-02-15', 'hepb-0')).toBe('ask');
  });

  it('names what comes next: what is due, or else the next day', () => {
    const given = Object.fromEntries(
      calendar.filter(({ months }) => months < 4).map(({ id }) => [id, '2026-04-20']),
    );
    const ids = (today: string, doses: Record<string, string>) =>
      nextDoses(planVaccination(child('2026-01-15', doses), dayAt(today))).map(({ id }) => id);
    expect(ids('2026-04-21', given)).toEqual(['hexa-3']);
    expect(ids('2026-04-21', { ...given, 'hexa-3': '2026-05-18' })).toEqual(['mmr-1', 'pcv-3']);
    expect(ids('2027-01-20', given)).toEqual(['hexa-3', 'mmr-1', 'pcv-3']);
    const all = Object.fromEntries(calendar.map(({ id }) => [id, '2026-04-20']));
    expect(ids('2026-04-21', all)).toEqual([]);
  });
});

describe('a reminder', () => {
  const born = child('2026-09-24');
  const isDue = (today: string, last?: string, children = [born]) =>
    isReminderDue(children, dayAt(today), last === undefined ? undefined : dayAt(last));

  it('is due from a week before a dose to its day, once', () => {
    expect(isDue('2026-11-16')).toBe(false);
    expect(isDue('2026-11-17')).toBe(true);
    expect(isDue('2026-11-24')).toBe(true);
    expect(isDue('2026-11-25')).toBe(false);
    expect(isDue('2026-11-18', '2026-11-17')).toBe(false);
    expect(isDue('2026-12-17', '2026-11-17')).toBe(true);
    expect(isDue('2026-11-17', undefined, [])).toBe(false);
  });

  it('of a second child comes also after one of the first', () => {
    expect(isDue('2026-11-20', '2026-11-17', [born, child('2026-09-27')])).toBe(true);
  });
});

describe('the calendar file', () => {
  const plan = planVaccination(child('2026-09-24'), dayAt('2026-11-26'));
  const events = upcomingVisits(plan).map(({ day, doses }) => ({
    uid: `abcd1234-${formatDay(day)}@example.ge`,
    day,
    summary: 'აცრა, ვიზიტი; პედიატრი',
    description: doses.map(({ id }) => doseNames[id]?.title).join('\n'),
  }));
  const file = writeCalendarFile(events, { stamp: new Date('2026-11-26T10:00:00Z'), product: 'სალბუნი' });

  it('has an event of a whole day for each day of the calendar, with an alarm a week before', () => {
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(events.length);
    expect(file).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261125');
    expect(file).toContain('TRIGGER:-P7D');
    expect(file).toContain('DTSTAMP:20261126T100000Z');
    expect(file.startsWith('BEGIN:VCALENDAR\r\n') && file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('has lines of at most 75 bytes, which unfold to escaped text', () => {
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:აცრა\\, ვიზიტი\\; პედიატრი');
    expect(addDays(dayAt('2026-11-24'), 1)).toBe(dayAt('2026-11-25'));
  });
});
