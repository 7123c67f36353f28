import type { Clinic } from '#shared/collections/clinic.ts';
import type { Doctor } from '#shared/collections/doctor.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'images',
  'introtext',
  'body',
  'city',
  'address',
  'location',
  'phones',
  'email',
  'website',
  'hours',
  'branches',
  'verified_at',
] as const;
type ClinicRecord = Pick<Clinic, (typeof fields)[number]>;
export type ShownClinic = Omit<ClinicRecord, 'body'>;

const doctorFields = ['id', 'title', 'url', 'image', 'professions'] as const;
export type ClinicDoctor = Pick<Doctor, (typeof doctorFields)[number]>;

export interface ClinicData {
  readonly clinic: ShownClinic;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly doctors: readonly ClinicDoctor[];
}

/** Loads a clinic with its doctors. */
export async function loadClinic({ data, path, id }: LoadRequest): Promise<ClinicData> {
  const [{ record, metainfo }, doctors] = await Promise.all([
    data.record<ClinicRecord>('clinic', { find: { id }, fields }),
    data.optionalList<readonly ClinicDoctor[]>(
      'doctor',
      { find: { 'clinics.id': id }, fields: doctorFields, limit: 100 },
      [],
    ),
  ]);
  requireAddress(record.url, path);
  const { body, ...clinic } = record;
  return { clinic, body, metainfo, doctors: doctors.records };
}
