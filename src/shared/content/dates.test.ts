import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment, formatMonth } from './dates.ts';

describe('dates for readers', () => {
  it('writes the day, the month and the year in Georgian', () => {
    expect(formatDate('2026-11-20')).toBe('20 ნოემბერი, 2026');
  });

  it('uses the date in Tbilisi', () => {
    expect(formatDate('2026-11-19T20:00:00Z')).toBe('20 ნოემბერი, 2026');
    expect(formatDate('2026-11-19T19:59:59Z')).toBe('19 ნოემბერი, 2026');
    expect(formatDate('2026-12-31T22:30:00.000Z')).toBe('1 იანვარი, 2027');
  });

  it('keeps a plain date unchanged', () => {
    expect(formatDate('2026-01-01')).toBe('1 იანვარი, 2026');
  });

  it('formats a month', () => {
    expect(formatMonth('2027-05-10')).toBe('მაისი, 2027');
  });

  it('is empty for an invalid date', () => {
    expect(formatDate('soon')).toBe('');
    expect(formatMonth('')).toBe('');
  });

  it('formats a timestamp in Tbilisi time', () => {
    expect(formatMoment('2026-11-20T21:05:00Z')).toBe('21 ნოემბერი, 2026, 01:05');
    expect(formatMoment('nonsense')).toBe('');
  });
});
