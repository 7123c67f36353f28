import { expect, it } from 'vitest';
import { yearsAround } from '#web/components/forms/choices/years-around.ts';
import { partsOf, withPart } from './date-value.ts';

const start = '2026-11-27';

it.each([
  ['', { day: '05' }, '2026-11-05'],
  ['', { month: '02' }, '2026-02-27'],
  ['2026-01-31', { month: '02' }, '2026-02-28'],
  ['2028-02-29', { year: '2027' }, '2027-02-28'],
  ['2026-01-31', { year: '' }, ''],
  ['2026-01-31T09:30', { hour: '18' }, '2026-01-31T18:30'],
])('%j with %j is %j', (value, chosen, expected) => {
  expect(withPart(value, chosen, start)).toBe(expected);
});

it('begins a moment at the moment that it is given', () => {
  expect(withPart('', { day: '28' }, '2026-11-27T15:00')).toBe('2026-11-28T15:00');
  expect(partsOf('2026-11-28T15:00')).toEqual({
    ...{ year: '2026', month: '11', day: '28', hour: '15', minute: '00' },
  });
});

it('offers the years around this one, and a chosen one that lies further off', () => {
  expect(yearsAround(2026, 2026, { back: 30, ahead: 5 })).toHaveLength(36);
  expect(yearsAround(2026, 1985, { back: 30, ahead: 5 }).slice(-2)).toEqual([1996, 1985]);
});
