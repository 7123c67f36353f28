import { describe, expect, it } from 'vitest';
import { orderPlaces } from './order-places.ts';

const workdays = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }];
const always = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' }];
const batumi = { lat: 41.645, lng: 41.64 };
const position = { lat: 41.715, lng: 44.8 };
const [far, nowhere, near] = [1, 2, 3];
const places = [
  { id: far, spots: [batumi], hours: always },
  { id: nowhere, spots: [], hours: workdays },
  { id: near, spots: [batumi, { lat: 41.72, lng: 44.8 }], hours: workdays },
];
/** Monday, 16 November 2026, in Tbilisi; in seconds. */
const at = (clock: string) => Date.parse(`2026-11-16T${clock}:00+04:00`) / 1000;
const idsOf = (orders: Parameters<typeof orderPlaces>[1]) => orderPlaces(places, orders).map(({ id }) => id);

describe('the orders of a directory that the browser knows', () => {
  it('have the nearest first by the nearest of its places, and last what has no place', () => {
    expect(idsOf({ position })).toEqual([near, far, nowhere]);
    const [first, , last] = orderPlaces(places, { position });
    expect(first?.distance).toBeCloseTo(556, 0);
    expect(last?.distance).toBeUndefined();
  });

  it('have first what is open now, in the order that the list had', () => {
    expect(idsOf({ openAt: at('21:00') })).toEqual([far, nowhere, near]);
    expect(idsOf({ openAt: at('12:00') })).toEqual([far, nowhere, near]);
  });

  it('have first what is open, the nearest of it first', () => {
    expect(idsOf({ position, openAt: at('12:00') })).toEqual([near, far, nowhere]);
    expect(idsOf({ position, openAt: at('21:00') })).toEqual([far, near, nowhere]);
  });
});
