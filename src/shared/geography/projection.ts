/** Longitude and latitude in degrees. */
export type LngLat = readonly [number, number];

export interface Projection {
  readonly width: number;
  readonly height: number;
  /** Returns x and y on the picture. */
  readonly place: (spot: LngLat) => readonly [number, number];
  /** Kilometres that a pixel of the picture is long. */
  readonly kilometresPerPixel: number;
}

const kilometresPerDegree = 111.2;

/**
 * Returns the equirectangular projection that fits points into a picture of a width with a margin, at least `least`
 * kilometres wide. The height follows the points, between a third of the width and the whole.
 */
export function fitProjection(
  spots: readonly LngLat[],
  { width, margin, least }: { readonly width: number; readonly margin: number; readonly least: number },
): Projection {
  const lngs = spots.map(([lng]) => lng);
  const lats = spots.map(([, lat]) => lat);
  const middle = {
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
  };
  const perLng = kilometresPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const inner = width - 2 * margin;
  const wide = Math.max((Math.max(...lngs) - Math.min(...lngs)) * perLng, least);
  const high = (Math.max(...lats) - Math.min(...lats)) * kilometresPerDegree;
  const scale = Math.min(inner / wide, inner / Math.max(high, least / 3));
  const height = Math.max(high * scale + 2 * margin, width / 3);
  return {
    width,
    height: Math.round(height),
    place: ([lng, lat]) => [
      round(width / 2 + (lng - middle.lng) * perLng * scale),
      round(height / 2 - (lat - middle.lat) * kilometresPerDegree * scale),
    ],
    kilometresPerPixel: 1 / scale,
  };
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Returns a length for a scale bar of at most `most` kilometres: 1, 2 or 5 times a power of ten. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((step) => step * power <= most) ?? 1) * power;
}
