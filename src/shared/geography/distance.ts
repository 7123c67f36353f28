/** A place on the earth in decimal degrees, WGS 84. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth in metres. */
const radius = 6_371_008;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance of two places in metres, as the crow flies (haversine formula). */
export function distanceBetween(one: Spot, other: Spot): number {
  const halfLat = radians(other.lat - one.lat) / 2;
  const halfLng = radians(other.lng - one.lng) / 2;
  const chord =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(halfLng) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Writes a distance in metres as people say it: „350 მ“, „1,2 კმ“, „25 კმ“. */
export function showDistance(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < 1000) return `${tens} მ`;
  const kilometres = metres / 1000;
  return `${(kilometres < 9.95 ? kilometres.toFixed(1) : kilometres.toFixed(0)).replace('.', ',')} კმ`;
}
