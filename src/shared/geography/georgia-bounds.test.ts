import { expect, it } from 'vitest';
import { towns } from './georgia.data.ts';
import { oddPlace } from './georgia-bounds.ts';

it('towns of Georgia are nothing odd', () => {
  for (const [lng, lat] of Object.values(towns)) expect(oddPlace({ lat, lng })).toBeUndefined();
});

it.each([
  ['swapped', { lat: 44.8, lng: 41.7 }],
  ['abroad', { lat: 40.18, lng: 44.51 }],
  ['abroad', { lat: 0, lng: 0 }],
])('tells what is %s', (odd, spot) => expect(oddPlace(spot)).toBe(odd));
