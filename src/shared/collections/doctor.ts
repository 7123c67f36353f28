import { doctorPath } from '#shared/paths/paths.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const doctor = defineCollection({
  name: 'doctor',
  table: 'doctor',
  label: 'ექიმი',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', format: 'address_piece' }),
    title: field.heading({ label: 'სახელი და გვარი', required: true }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'პორტრეტი' }),
    introtext: field.text({ label: 'მოკლედ' }),
    body: field.html({ label: 'ბიოგრაფია' }),
    professions: field.references('profession', ['id', 'title'], {
      label: 'სპეციალობები',
      through: 'doctor_profession',
      finds: ['alias'],
    }),
    clinics: field.references('clinic', ['id', 'alias', 'title', 'url'], {
      label: 'კლინიკები',
      through: 'doctor_clinic',
      finds: ['city'],
    }),
    phones: field.names({ label: 'ტელეფონები' }),
    languages: field.names({ label: 'ენები' }),
    experience_since: field.optionalInteger({
      label: 'მუშაობს წლიდან',
      help: 'წელი, რომლიდანაც გამოცდილება ითვლება.',
      min: 1900,
      max: 2200,
    }),
    license_number: field.optionalText({ label: 'ლიცენზიის ნომერი' }),
    verified_at: field.date({
      label: 'გადამოწმდა',
      help: 'როდის დარწმუნდა რედაქცია, რომ ეს მონაცემები სწორია.',
    }),
    metainfo: field.metainfo({ label: 'მეტამონაცემები' }),
  },
  internal: { ...field.metaTexts(), ...field.states() },
  writers: ['editor', 'admin'],
  sort: 'title',
  countable: ['professions.id', 'clinics.id', 'clinics.city', 'languages'],
  page: pageByAlias(doctorPath),
  search: { names: ['professions'], summary: ['introtext', 'clinics', 'languages'], texts: ['body'] },
  meta: { title: ['meta_title', 'title'], description: ['meta_description', 'introtext'] },
});

export type Doctor = RecordOf<typeof doctor>;
