import type { Spot } from '#shared/geography/distance.ts';
import { outline } from '#shared/geography/georgia.data.ts';
import { fitProjection } from '#shared/geography/projection.ts';

const { width, height, place } = fitProjection(outline, { width: 340, margin: 6, least: 100 });
const shape = `M${outline.map((spot) => place(spot).join(' ')).join('L')}Z`;

/** Draws the country with a point, for whoever sees at a glance that it is the wrong end of it. */
export function PointSketch({ spot }: { readonly spot: Spot | undefined }) {
  const at = spot && place([spot.lng, spot.lat]);
  return (
    <svg className="office-sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={shape} />
      {at && <circle cx={at[0]} cy={at[1]} r={6} />}
    </svg>
  );
}
