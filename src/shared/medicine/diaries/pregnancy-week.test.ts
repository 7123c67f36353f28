import { expect, it } from 'vitest';
import { pregnancyWeeks, weeksWithText } from '#shared/language/ka/diaries/weeks/pregnancy-weeks.ts';
import { dayAt } from '#tests/support/calculator-outcomes.ts';
import { pregnancyAge } from './pregnancy-week.ts';

it.each([
  ['2026-10-08', '2026-10-08', 280, 40],
  ['2026-10-08', '2026-10-07', 279, 39],
  ['2026-10-08', '2026-01-29', 28, 4],
  ['2026-10-08', '2026-01-28', 27, 3],
  ['2024-12-05', '2024-02-29', 0, 0],
  ['2026-10-08', '2026-10-21', 293, 41],
])('due on %s, on %s: day %i, week %i', (due, today, days, week) => {
  expect(pregnancyAge(due, dayAt(today))).toEqual({ days, week });
});

it('has no age before the pregnancy, after the longest, and without a date', () => {
  expect(pregnancyAge('2026-10-08', dayAt('2025-12-31'))).toBeUndefined();
  expect(pregnancyAge('2026-10-08', dayAt('2026-11-12'))?.days).toBe(315);
  expect(pregnancyAge('2026-10-08', dayAt('2026-11-13'))).toBeUndefined();
  expect(pregnancyAge(null, dayAt('2026-10-08'))).toBeUndefined();
});

it('has a text for each week from the fourth to the forty-first, each of its own', () => {
  const weeks = Object.keys(pregnancyWeeks).map(Number);
  const { from, to } = weeksWithText;
  expect(weeks).toEqual(Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const texts = Object.values(pregnancyWeeks).flatMap(({ child, mother, todo }) => [child, mother, todo]);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[„ა-ჰ0-9B].{15,}\.$/);
});
