import { describe, expect, it } from 'vitest';
import { listWeek, openState } from './opening-hours.ts';

const workdays = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' };
const saturday = { days: [6], opens: '10:00', closes: '16:00' };
const allWeek = [1, 2, 3, 4, 5, 6, 7];
/** A time in the week of Monday, 16 November 2026, in Tbilisi; in seconds. */
const at = (weekday: number, clock: string) => Date.parse(`2026-11-${15 + weekday}T${clock}:00+04:00`) / 1000;

describe('whether a clinic is open', () => {
  it.each([
    ['when the doors open', 1, '09:00', { isOpen: true, closesAt: '20:00' }],
    ['a minute before closing', 5, '19:59', { isOpen: true, closesAt: '20:00' }],
    ['before the doors open', 1, '08:59', { isOpen: false, opensAt: '09:00', weekday: 1, inDays: 0 }],
    ['when it closes', 5, '20:00', { isOpen: false, opensAt: '10:00', weekday: 6, inDays: 1 }],
    [
      'after the last hours of the week',
      6,
      '16:00',
      { isOpen: false, opensAt: '09:00', weekday: 1, inDays: 2 },
    ],
    ['late on Sunday', 7, '23:59', { isOpen: false, opensAt: '09:00', weekday: 1, inDays: 1 }],
  ])('%s', (_, weekday, clock, state) => {
    expect(openState([workdays, saturday], at(weekday, clock))).toEqual(state);
  });

  it('uses Tbilisi time', () => {
    expect(openState([workdays], Date.parse('2026-11-16T04:59:00Z') / 1000)).toMatchObject({ isOpen: false });
    expect(openState([workdays], Date.parse('2026-11-16T05:00:00Z') / 1000)).toMatchObject({ isOpen: true });
  });

  it('accepts a day that ends at 24:00', () => {
    const late = [{ days: [5], opens: '18:00', closes: '24:00' }];
    expect(openState(late, at(5, '23:59'))).toEqual({ isOpen: true, closesAt: '24:00' });
    expect(openState(late, at(6, '00:00'))).toMatchObject({ isOpen: false, weekday: 5, inDays: 6 });
  });

  it('accepts a place that never closes', () => {
    const always = [{ days: allWeek, opens: '00:00', closes: '24:00' }];
    expect(openState(always, at(7, '23:59'))).toEqual({ isOpen: true, closesAt: undefined });
    expect(openState(always, at(1, '00:00'))).toEqual({ isOpen: true, closesAt: undefined });
  });

  it('continues after midnight, also from Sunday to Monday', () => {
    const night = [{ days: allWeek, opens: '20:00', closes: '08:00' }];
    expect(openState(night, at(1, '03:00'))).toEqual({ isOpen: true, closesAt: '08:00' });
    expect(openState(night, at(7, '23:00'))).toEqual({ isOpen: true, closesAt: '08:00' });
    expect(openState(night, at(1, '08:00'))).toMatchObject({ isOpen: false, opensAt: '20:00', inDays: 0 });
  });

  it('does not close at midnight if the next day continues, also from Sunday to Monday', () => {
    const weekend = [
      { days: [7], opens: '18:00', closes: '24:00' },
      { days: [1], opens: '00:00', closes: '08:00' },
      { days: [3], opens: '09:00', closes: '18:00' },
    ];
    expect(openState(weekend, at(7, '23:00'))).toEqual({ isOpen: true, closesAt: '08:00' });
    expect(openState(weekend, at(1, '03:00'))).toEqual({ isOpen: true, closesAt: '08:00' });
    expect(openState(weekend, at(1, '08:00'))).toMatchObject({ isOpen: false, weekday: 3, inDays: 2 });
  });

  it('gives no closing time that is more than a day away', () => {
    const twoDays = [
      { days: [1], opens: '09:00', closes: '24:00' },
      { days: [2], opens: '00:00', closes: '18:00' },
    ];
    expect(openState(twoDays, at(1, '17:59'))).toEqual({ isOpen: true, closesAt: undefined });
    expect(openState(twoDays, at(1, '18:00'))).toEqual({ isOpen: true, closesAt: '18:00' });
  });

  it('closes for lunch, in whatever order the hours are listed', () => {
    const parted = [
      { days: [1], opens: '14:00', closes: '18:00' },
      { days: [1], opens: '09:00', closes: '13:00' },
    ];
    expect(openState(parted, at(1, '13:30'))).toMatchObject({ isOpen: false, opensAt: '14:00', inDays: 0 });
    expect(listWeek(parted)[0]).toMatchObject({ hours: ['09:00–13:00', '14:00–18:00'] });
  });

  it('closes at the end of overlapping hours', () => {
    const within = [
      { days: [1], opens: '09:00', closes: '18:00' },
      { days: [1], opens: '12:00', closes: '14:00' },
    ];
    expect(openState(within, at(1, '10:00'))).toEqual({ isOpen: true, closesAt: '18:00' });
  });

  it('is unknown without hours', () => {
    expect(openState([], at(1, '12:00'))).toBeUndefined();
    expect(openState([{ days: [], opens: '09:00', closes: '18:00' }], at(1, '12:00'))).toBeUndefined();
  });
});

describe('the week of a clinic', () => {
  it('groups days with the same hours and includes closed ones', () => {
    expect(listWeek([workdays, saturday])).toEqual([
      { from: 1, until: 5, hours: ['09:00–20:00'] },
      { from: 6, until: 6, hours: ['10:00–16:00'] },
      { from: 7, until: 7, hours: [] },
    ]);
  });

  it('marks days that are open for 24 hours', () => {
    expect(listWeek([{ days: allWeek, opens: '00:00', closes: '24:00' }])).toEqual([
      { from: 1, until: 7, hours: ['24'] },
    ]);
  });
});
