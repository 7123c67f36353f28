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

/** Category whose lists are shown on pages without a category (SPEC.md section 9). */
const defaultCategory = 21;
const limit = 12;

/** Parses a category id from the address; undefined if it is invalid. */
export const readCategoryParam = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

/** Loads the doctors and clinics recommended in a category, in their order. */
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
