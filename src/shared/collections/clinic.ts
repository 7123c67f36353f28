import { clinicPath } from '#shared/paths/paths.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import * as schemas from './json-schemas.ts';

/** Decimal degrees, WGS 84. */
export interface Location {
  lat: number;
  lng: number;
}

/** Weekdays with the same hours: 1 is Monday, 7 Sunday; `HH:MM` in Tbilisi time, `24:00` is the end of the day. */
export interface OpeningHours {
  days: number[];
  opens: string;
  closes: string;
}

export const clinic = defineCollection({
  name: 'clinic',
  table: 'clinic',
  label: 'კლინიკა',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece' }),
    title: field.heading({ label: 'დასახელება', required: true }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'სურათი' }),
    images: field.images({ label: 'სურათები' }),
    introtext: field.text({ label: 'მოკლედ' }),
    body: field.html({ label: 'აღწერა' }),
    city: field.heading({ label: 'ქალაქი' }),
    address: field.text({ label: 'მისამართი ქალაქში' }),
    location: field.json<Location | null>({
      label: 'კოორდინატები',
      help: 'განედი და გრძედი გრადუსებში; ბმული წერტილს რუკაზე აჩვენებს.',
      schema: schemas.location,
    }),
    phones: field.names({ label: 'ტელეფონები' }),
    email: field.optionalText({ label: 'ელფოსტა', format: 'email' }),
    website: field.optionalText({ label: 'ვებგვერდი', format: 'web_address' }),
    hours: field.json<OpeningHours[]>({ label: 'სამუშაო საათები', schema: schemas.openingHours }),
    branches: field.references('medicine_branch', ['id', 'name'], {
      label: 'მიმართულებები',
      through: 'clinic_branch',
    }),
    doctors: field.references('doctor', ['id', 'alias', 'title', 'url', 'image'], {
      label: 'ექიმები',
      through: 'doctor_clinic',
      inverse: true,
    }),
    verified_at: field.date({
      label: 'გადამოწმდა',
      help: 'როდის დარწმუნდა რედაქცია, რომ ეს მონაცემები სწორია.',
    }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), ...field.states() },
  writers: ['editor', 'admin'],
  sort: 'title',
  countable: ['city', 'branches.id'],
  page: pageByAlias(clinicPath),
  search: { names: ['branches', 'city', 'hours'], summary: ['introtext', 'address'], texts: ['body'] },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Clinic = RecordOf<typeof clinic>;
