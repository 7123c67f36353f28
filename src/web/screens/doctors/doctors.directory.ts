import type { Doctor } from '#shared/collections/doctor.ts';
import { doctors as text } from '#shared/language/ka/directories/doctors.ts';
import { paths } from '#shared/paths/paths.ts';
import type { DataClient } from '#web/data/data-client.ts';
import { type DoctorPlace, loadPlaces } from '#web/layouts/listing/doctor-places.ts';
import type { Directory } from '#web/layouts/listing/load-directory.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'phones',
  'professions',
  'clinics',
  'languages',
  'experience_since',
  'verified_at',
] as const;
export interface ListedDoctor extends Pick<Doctor, (typeof fields)[number]> {
  /** Where the doctor receives. */
  readonly places?: readonly DoctorPlace[];
}

/** Completes doctors with the places of their clinics, in one query for all of them. */
export async function addPlaces(
  data: DataClient,
  doctors: readonly ListedDoctor[],
): Promise<readonly ListedDoctor[]> {
  const places = await loadPlaces(
    data,
    doctors.flatMap(({ clinics }) => clinics.map(({ id }) => id)),
  );
  return doctors.map((doctor) => ({
    ...doctor,
    places: doctor.clinics.flatMap(({ id }) => places.get(id) ?? []),
  }));
}

export const directory: Directory = {
  collection: 'doctor',
  path: paths.doctors,
  text,
  fields,
  filters: [
    {
      name: 'category',
      field: 'professions.id',
      label: text.profession,
      unfilteredLabel: text.anyProfession,
      records: { collection: 'profession', titleField: 'title' },
    },
    { name: 'city', field: 'clinics.city', label: text.city, unfilteredLabel: text.anyCity },
    { name: 'language', field: 'languages', label: text.language, unfilteredLabel: text.anyLanguage },
  ],
  orders: [
    { value: 'experience', title: text.byExperience, sort: ['experience_since', 'title'] },
    { value: 'verified', title: text.byVerification, sort: ['-verified_at', 'title'] },
  ],
};
