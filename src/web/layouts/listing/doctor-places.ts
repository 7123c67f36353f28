import type { Clinic } from '#shared/collections/clinic.ts';
import type { DataClient } from '#web/data/data-client.ts';

const fields = ['id', 'title', 'url', 'city', 'address', 'location'] as const;
/** A clinic where a doctor receives. */
export type DoctorPlace = Pick<Clinic, (typeof fields)[number]>;

const perQuery = 100;

/** Loads where clinics are, by their ids: a query for a hundred of them. */
export async function loadPlaces(
  data: DataClient,
  clinics: readonly number[],
): Promise<ReadonlyMap<number, DoctorPlace>> {
  const ids = [...new Set(clinics)];
  const parts = Array.from({ length: Math.ceil(ids.length / perQuery) }, (_, index) =>
    data.optionalList<readonly DoctorPlace[]>(
      'clinic',
      {
        find: { id: { $in: ids.slice(index * perQuery, (index + 1) * perQuery) } },
        fields,
        limit: perQuery,
      },
      [],
    ),
  );
  const lists = await Promise.all(parts);
  return new Map(lists.flatMap(({ records }) => records.map((place) => [place.id, place] as const)));
}
