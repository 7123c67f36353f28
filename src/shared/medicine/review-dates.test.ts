import { expect, it } from 'vitest';
import { isReviewOverdue } from './review-dates.ts';

it.each([
  ['2025-11-22', true],
  ['2025-11-23', false],
  ['2026-11-01', false],
  ['2027-01-01', false],
  ['2024-02-29', true],
  [null, false],
])('a review that was due on %s is overdue by a year on 23 November 2026: %s', (due, isOverdue) => {
  expect(isReviewOverdue(due, Date.UTC(2026, 10, 22, 21))).toBe(isOverdue);
});
