import type { Doctor } from '#shared/collections/doctor.ts';
import { doctors as text } from '#shared/language/ka/directories.ts';
import { paths } from '#shared/paths/paths.ts';
import type { Directory } from '#web/frames/listing/load-directory.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
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
      any: text.anyProfession,
      records: { collection: 'profession', calledBy: 'title' },
    },
    { name: 'city', field: 'clinics.city', label: text.city, any: text.anyCity },
    { name: 'language', field: 'languages', label: text.language, any: text.anyLanguage },
  ],
  orders: [
    { value: 'experience', title: text.byExperience, sort: ['experience_since', 'title'] },
    { value: 'verified', title: text.byVerification, sort: ['-verified_at', 'title'] },
  ],
};
