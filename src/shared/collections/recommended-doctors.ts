import { doctorPath } from '#shared/paths/paths.ts';
import { campaignDays } from './advertisement.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Doctors recommended in a category, in order; the records are the doctors. */
export const recommendedDoctors = defineCollection({
  name: 'recommended_doctors',
  table: 'recommended_doctors',
  label: 'რეკომენდებული ექიმები',
  visibility: { flag: 'is_running', with: 'doctor' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი', writers: 'portal' }),
    title: field.heading({ label: 'სახელი და გვარი', writers: 'portal' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'პორტრეტი', writers: 'portal' }),
    professions: field.references('profession', ['id', 'title'], {
      label: 'სპეციალობები',
      through: 'doctor_profession',
      near: 'doctor_id',
      writers: 'portal',
    }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'თემა',
      required: true,
      onlyOnRequest: true,
    }),
    doctor: field.reference('doctor', ['id'], { label: 'ექიმი', readers: 'staff', required: true }),
    position: field.integer({ label: 'რიგი', onlyOnRequest: true }),
  },
  internal: { ...field.states(), ...campaignDays },
  titledBy: 'doctor',
  isArranged: true,
  writers: ['sales', 'admin'],
  recordTable: 'recommended_doctor',
  sort: 'position',
  page: pageByAlias(doctorPath),
});

export type RecommendedDoctor = RecordOf<typeof recommendedDoctors>;
