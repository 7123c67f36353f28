import { describe, expect, it } from 'vitest';
import { dayAt } from '#tests/support/calculator-outcomes.ts';
import { entriesOfLast, inOrder } from './averages.ts';
import type { PressureEntry, SugarEntry } from './diary.ts';
import { averagePressure, classOfPressure, summarizePressure } from './pressure.ts';
import { groupOfSugar, summarizeSugar } from './sugar.ts';

const today = dayAt('2024-03-01');
const pressure = (
  day: string,
  part: PressureEntry['part'],
  systolic: number,
  diastolic: number,
  pulse?: number,
) => ({
  ...{ id: `${day}${part}`, day, part, systolic, diastolic },
  ...(pulse === undefined ? {} : { pulse }),
});
const sugar = (value: number, more: Partial<SugarEntry> = {}): SugarEntry => ({
  ...{ id: 'abcd1234', day: '2024-03-01', part: 'morning', value, unit: 'mmol/L', when: 'fasting' },
  ...more,
});

describe('blood pressure at home', () => {
  it.each([
    [89, 69, 'low'],
    [110, 59, 'low'],
    [90, 60, 'normal'],
    [119, 69, 'normal'],
    [120, 69, 'elevated'],
    [119, 70, 'elevated'],
    [134, 84, 'elevated'],
    [135, 80, 'high'],
    [120, 85, 'high'],
    [179, 109, 'high'],
    [180, 80, 'very_high'],
    [85, 110, 'very_high'],
  ])('%i/%i is %s: the higher figure decides', (systolic, diastolic, group) => {
    expect(classOfPressure({ systolic, diastolic })).toBe(group);
  });

  it('is averaged in whole millimetres, its pulse over the entries that have one', () => {
    const entries = [
      pressure('2024-03-01', 'morning', 130, 80, 60),
      pressure('2024-03-01', 'evening', 135, 85),
      pressure('2024-02-29', 'morning', 131, 81, 71),
    ];
    expect(averagePressure(entries)).toEqual({ systolic: 132, diastolic: 82, pulse: 66, count: 3 });
    expect(averagePressure([])).toBeUndefined();
  });

  it('is summed up over 7 and 30 days, today included, by morning and evening, over a leap day', () => {
    const entries = [
      pressure('2024-03-02', 'morning', 200, 120),
      pressure('2024-03-01', 'morning', 120, 70),
      pressure('2024-02-24', 'evening', 140, 90),
      pressure('2024-02-23', 'morning', 160, 100),
      pressure('2024-02-01', 'day', 100, 60),
      pressure('2024-01-31', 'day', 250, 150),
    ];
    const [week, month] = summarizePressure(entries, today);
    expect(week?.all).toMatchObject({ systolic: 130, diastolic: 80, count: 2 });
    expect(week?.of.morning).toMatchObject({ systolic: 120, count: 1 });
    expect(week?.of.evening).toMatchObject({ systolic: 140, count: 1 });
    expect(month?.all).toMatchObject({ systolic: 130, count: 4 });
    expect(month?.of.morning).toMatchObject({ systolic: 140, count: 2 });
    expect(entriesOfLast(entries, 1, today)).toHaveLength(1);
  });

  it('is listed by day, and within it from morning to evening', () => {
    const entries = [
      pressure('2024-03-01', 'evening', 1, 1),
      pressure('2024-02-29', 'day', 2, 2),
      pressure('2024-03-01', 'morning', 3, 3),
    ];
    expect(inOrder(entries).map(({ systolic }) => systolic)).toEqual([2, 3, 1]);
  });
});

describe('blood sugar of a meter', () => {
  it.each([
    [2.9, 'fasting', 'very_low'],
    [3.8, 'random', 'low'],
    [3.9, 'fasting', 'in_target'],
    [7.2, 'fasting', 'in_target'],
    [7.3, 'before_meal', 'above_target'],
    [7.3, 'after_meal', 'in_target'],
    [10.1, 'after_meal', 'above_target'],
    [13.9, 'random', 'high'],
    [20, 'random', 'very_high'],
  ] as const)('%d mmol/L, %s: %s', (value, when, group) => {
    expect(groupOfSugar(sugar(value, { when }))).toBe(group);
  });

  it.each([
    [53, 'very_low'],
    [69, 'low'],
    [130, 'in_target'],
    [131, 'above_target'],
    [250, 'high'],
    [360, 'very_high'],
  ] as const)('%d mg/dL before a meal: %s', (value, group) => {
    expect(groupOfSugar(sugar(value, { unit: 'mg/dL' }))).toBe(group);
  });

  it('is averaged over both units', () => {
    const [week] = summarizeSugar([sugar(5), sugar(126.1092, { unit: 'mg/dL', part: 'evening' })], today);
    expect(week?.all?.millimoles).toBeCloseTo(6, 6);
    expect(week?.all?.milligrams).toBeCloseTo(108.0936, 6);
    expect([week?.of.morning?.millimoles, week?.of.evening?.count]).toEqual([5, 1]);
  });
});
