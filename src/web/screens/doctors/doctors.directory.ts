import type { Doctor } from '#shared/collections/doctor.ts';
import { doctors as text } from '#shared/language/ka/directories/directories.ts';
import { paths } from '#shared/paths/paths.ts';
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
export type ListedDoctor = Pick<Doctor, (typeof fields)[number]>;

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
