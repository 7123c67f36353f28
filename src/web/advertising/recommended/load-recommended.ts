import type { RecommendedClinic } from '#shared/collections/recommended-clinics.ts';
import type { RecommendedDoctor } from '#shared/collections/recommended-doctors.ts';
import type { DataClient } from '#web/data/data-client.ts';

const clinicFields = ['id', 'title', 'url', 'image'] as const;
const doctorFields = [...clinicFields, 'professions'] as const;
export type ShownClinic = Pick<RecommendedClinic, (typeof clinicFields)[number]>;
export type ShownDoctor = Pick<RecommendedDoctor, (typeof doctorFields)[number]>;

export interface RecommendedLists {
  readonly doctors: readonly ShownDoctor[];
  readonly clinics: readonly ShownClinic[];
}

/** SPEC.md section 9: where a page has no category, this one's lists are shown. */
const defaultCategory = 21;
const limit = 12;

/** A category's number as an address gives it; anything else is none. */
export const readCategoryParam = (given: string | null): number | undefined =>
  given !== null && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;

/** Doctors and clinics recommended in a category, in their order. They belong to the page: each page loads its own. */
export async function loadRecommended(
  data: DataClient,
  category: number | undefined,
): Promise<RecommendedLists> {
  const find = { 'category.id': category ?? defaultCategory };
  const [doctors, clinics] = await Promise.all([
    data.optionalList<readonly ShownDoctor[]>(
      'recommended_doctors',
      { find, fields: doctorFields, limit },
      [],
    ),
    data.optionalList<readonly ShownClinic[]>(
      'recommended_clinics',
      { find, fields: clinicFields, limit },
      [],
    ),
  ]);
  return { doctors: doctors.records, clinics: clinics.records };
}
