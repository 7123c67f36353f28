import type { Category } from '#shared/collections/category.ts';
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

/**
 * Loads the doctors and clinics recommended in a category, in their order. A subcategory without a list of its own has its parent's
 * (DOMAIN.md).
 */
export async function loadRecommended(
  data: DataClient,
  category: number | undefined,
): Promise<RecommendedLists> {
  const id = category ?? defaultCategory;
  const [doctors, clinics] = await Promise.all([loadDoctors(data, id), loadClinics(data, id)]);
  if (doctors.length > 0 && clinics.length > 0) return { doctors, clinics };
  const parent = await findParent(data, id);
  if (parent === undefined) return { doctors, clinics };
  const [moreDoctors, moreClinics] = await Promise.all([
    doctors.length > 0 ? doctors : loadDoctors(data, parent),
    clinics.length > 0 ? clinics : loadClinics(data, parent),
  ]);
  return { doctors: moreDoctors, clinics: moreClinics };
}

async function loadDoctors(data: DataClient, category: number): Promise<readonly ShownDoctor[]> {
  const query = { find: { 'category.id': category }, fields: doctorFields, limit };
  return (await data.optionalList<readonly ShownDoctor[]>('recommended_doctors', query, [])).records;
}

async function loadClinics(data: DataClient, category: number): Promise<readonly ShownClinic[]> {
  const query = { find: { 'category.id': category }, fields: clinicFields, limit };
  return (await data.optionalList<readonly ShownClinic[]>('recommended_clinics', query, [])).records;
}

async function findParent(data: DataClient, category: number): Promise<number | undefined> {
  const query = { find: { id: category }, fields: ['parent'], limit: 1 };
  const { records } = await data.optionalList<readonly Pick<Category, 'parent'>[]>('category', query, []);
  return records[0]?.parent?.id;
}
