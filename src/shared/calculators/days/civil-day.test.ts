import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type CivilDay,
  completedMonths,
  dayFromParts,
  daysBetween,
  formatDay,
  parseDay,
  partsOfDay,
  weekdayOf,
} from './civil-day.ts';

const day = (text: string): CivilDay => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`no day: ${text}`);
  return parsed;
};

describe('civil days', () => {
  it('are counted from 1 January 1970', () => {
    expect(day('1970-01-01')).toBe(0);
    expect(day('2000-03-01')).toBe(11017);
    expect(day('1969-12-31')).toBe(-1);
  });

  it("agree with JavaScript's calendar on every day of three centuries", () => {
    for (let number = day('1900-01-01'); number <= day('2199-12-31'); number = addDays(number, 1)) {
      const text = new Date(number * 86_400_000).toISOString().slice(0, 10);
      if (formatDay(number) !== text || parseDay(text) !== number) throw new Error(text);
    }
  });

  it('are refused if they do not exist', () => {
    const wrong = [
      '2025-02-29',
      '2025-02-30',
      '2025-13-01',
      '2025-00-10',
      '2025-01-00',
      '2025-1-1',
      '1899-12-31',
    ];
    expect([...wrong, '', 'x', '2025-01-01T00:00'].map(parseDay)).toEqual(
      [...wrong, '', 'x', '2025-01-01T00:00'].map(() => undefined),
    );
    expect(parseDay('2024-02-29')).toBeDefined();
  });

  it.each([
    ['2025-01-31', '2025-02-28', 0],
    ['2025-01-31', '2025-03-01', 1],
    ['2025-01-31', '2025-03-30', 1],
    ['2025-01-31', '2025-03-31', 2],
    ['2024-02-29', '2025-02-28', 11],
    ['2024-02-29', '2025-03-01', 12],
    ['2025-05-15', '2025-05-15', 0],
    ['2025-05-15', '2025-05-14', -1],
    ['2024-12-31', '2025-12-31', 12],
  ])('from %s to %s completes %i months', (from, to, months) => {
    expect(completedMonths(day(from), day(to))).toBe(months);
  });

  it('have the right weekday', () => {
    expect(weekdayOf(day('2026-11-21'))).toBe(5);
    expect(weekdayOf(day('2026-11-22'))).toBe(6);
    expect(weekdayOf(day('1969-12-29'))).toBe(0);
  });

  it('are the same after formatting and parsing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -700_000, max: 700_000 }),
        fc.integer({ min: -9999, max: 9999 }),
        (start, count) => {
          const from = start as CivilDay;
          expect(dayFromParts(partsOfDay(from))).toBe(from);
          expect(daysBetween(from, addDays(from, count))).toBe(count);
        },
      ),
    );
  });
});
