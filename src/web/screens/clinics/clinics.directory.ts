import type { Clinic } from '#shared/collections/clinic.ts';
import { clinics as text } from '#shared/language/ka/directories/clinics.ts';
import { paths } from '#shared/paths/paths.ts';
import type { Directory } from '#web/layouts/listing/load-directory.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'city',
  'address',
  'location',
  'hours',
  'phones',
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
    { name: 'city', field: 'city', label: text.city, unfilteredLabel: text.anyCity },
    {
      name: 'branch',
      field: 'branches.id',
      label: text.branch,
      unfilteredLabel: text.anyBranch,
      records: { collection: 'medicine_branch', titleField: 'name' },
    },
  ],
  orders: [{ value: 'verified', title: text.byVerification, sort: ['-verified_at', 'title'] }],
};
