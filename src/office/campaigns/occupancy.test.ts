import { expect, it } from 'vitest';
import { daysOfMonth, freeSpans, monthAfter, occupancyOf } from './occupancy.ts';

const days = daysOfMonth('2026-02');

it('a month has its days', () => {
  expect([days.length, days[0], days.at(-1)]).toEqual([28, '2026-02-01', '2026-02-28']);
  expect(daysOfMonth('2028-02')).toHaveLength(29);
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

it('a campaign takes its place from its first to its last moment in Tbilisi, a draft none', () => {
  const one = { place: 'a2', starts_at: '2026-02-02T20:00:00Z', ends_at: '2026-02-05T20:00:00Z' } as const;
  const open = { place: 'a2', starts_at: '2026-02-27T10:00:00Z', ends_at: null } as const;
  const campaigns = [
    { ...one, state: 'running' },
    { ...one, state: 'waiting' },
    { ...open, state: 'planned' },
    { ...open, state: 'ended' },
  ];
  const a2 = occupancyOf('a2', campaigns, days);
  expect(a2.slice(0, 7)).toEqual([0, 0, 1, 1, 1, 0, 0]);
  expect(a2.slice(-3)).toEqual([0, 1, 1]);
  expect(freeSpans(a2)).toBe('1–2, 6–26');
  expect(occupancyOf('b2', campaigns, days).every((count) => count === 0)).toBe(true);
});

it('names single days, and nothing where all are taken', () => {
  expect(freeSpans([0, 1, 0, 0])).toBe('1, 3–4');
  expect(freeSpans([1, 2])).toBe('');
});
