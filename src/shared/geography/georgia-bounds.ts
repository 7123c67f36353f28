import type { Spot } from './distance.ts';

/** The smallest box around Georgia, in degrees, a little wider than its border. */
const bounds = { south: 41.04, north: 43.6, west: 39.98, east: 46.75 };

/** The corners of the box, which a map of the whole country shows. */
export const georgiaCorners: readonly Spot[] = [
  { lat: bounds.south, lng: bounds.west },
  { lat: bounds.north, lng: bounds.east },
];

/** Whether a place may lie in Georgia: within its box, parts of which belong to neighbours. */
export const isAroundGeorgia = ({ lat, lng }: Spot): boolean =>
  lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;

/** Tells what is odd about the coordinates of a Georgian clinic: latitude and longitude in each other's place, or another country. */
export function oddPlace(spot: Spot): 'swapped' | 'abroad' | undefined {
  if (isAroundGeorgia(spot)) return undefined;
  return isAroundGeorgia({ lat: spot.lng, lng: spot.lat }) ? 'swapped' : 'abroad';
}
