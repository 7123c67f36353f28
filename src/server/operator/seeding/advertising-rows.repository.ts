import type { Database } from '#server/database/connect.ts';
import type { AdvertisingContent } from './advertising-files.ts';
import { upsert } from './upsert.repository.ts';

/** The demonstration's campaigns begin here and have no end. */
const campaign = { starts_on: '2026-01-01', ends_on: null, status: 'published' as const };

/** Writes the advertisements and, after the doctors and clinics, who is recommended where. */
export async function writeAdvertising(
  db: Database,
  { ads, recommended }: AdvertisingContent,
): Promise<void> {
  await upsert(
    db,
    'advertisement',
    ads.map(({ pages, ...ad }) => ({ ...ad, pages: JSON.stringify(pages), ...campaign })),
  );
  const place = (category: number, position: number) => ({
    id: category * 100 + position,
    category_id: category,
    position,
    ...campaign,
  });
  await upsert(
    db,
    'recommended_doctor',
    recommended.flatMap(({ category, doctors }) =>
      doctors.map((doctor_id, at) => ({ ...place(category, at), doctor_id })),
    ),
  );
  await upsert(
    db,
    'recommended_clinic',
    recommended.flatMap(({ category, clinics }) =>
      clinics.map((clinic_id, at) => ({ ...place(category, at), clinic_id })),
    ),
  );
}
