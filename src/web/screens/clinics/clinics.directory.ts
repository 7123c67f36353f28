import type { Clinic } from '#shared/collections/clinic.ts';
import { clinics as text } from '#shared/language/ka/directories.ts';
import { paths } from '#shared/paths/paths.ts';
import type { Directory } from '#web/frames/listing/load-directory.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'city',
  'address',
  'hours',
  'branches',
  'verified_at',
] as const;
export type ListedClinic = Pick<Clinic, (typeof fields)[number]>;

export const directory: Directory = {
  collection: 'clinic',
  path: paths.clinics,
  text,
  fields,
  filters: [
    { name: 'city', field: 'city', label: text.city, any: text.anyCity },
    {
      name: 'branch',
      field: 'branches.id',
      label: text.branch,
      any: text.anyBranch,
      records: { collection: 'medicine_branch', calledBy: 'name' },
    },
  ],
  orders: [{ value: 'verified', title: text.byVerification, sort: ['-verified_at', 'title'] }],
};
