import type { OpeningHours } from '#shared/collections/clinic.ts';
import { openState } from '#shared/content/opening-hours.ts';
import { distanceBetween, type Spot } from '#shared/geography/distance.ts';

/** What the browser orders a record by: where it is, and when it is open. */
export interface Whereabouts {
  readonly id: number;
  readonly spots: readonly Spot[];
  readonly hours: readonly OpeningHours[];
}

export interface OrderedPlace {
  readonly id: number;
  /** Metres to its nearest spot; undefined if the reader's position or the spot is not known. */
  readonly distance: number | undefined;
}

interface Orders {
  /** The reader's position. */
  readonly position?: Spot | undefined;
  /** If given, what is open at this moment (seconds since 1970) comes first. */
  readonly openAt?: number | undefined;
}

/** Orders records: what is open first if asked for, then the nearest. Otherwise they keep the order that they had. */
export function orderPlaces(places: readonly Whereabouts[], { position, openAt }: Orders): OrderedPlace[] {
  return places
    .map(({ id, spots, hours }) => {
      const distances = position ? spots.map((spot) => distanceBetween(position, spot)) : [];
      return {
        id,
        distance: distances.length > 0 ? Math.min(...distances) : undefined,
        isClosed: openAt !== undefined && openState(hours, openAt)?.isOpen !== true,
      };
    })
    .sort(
      (one, other) =>
        Number(one.isClosed) - Number(other.isClosed) || compareDistances(one.distance, other.distance),
    )
    .map(({ id, distance }) => ({ id, distance }));
}

/** What has no distance comes last. */
function compareDistances(one: number | undefined, other: number | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  return other === undefined ? -1 : one - other;
}
