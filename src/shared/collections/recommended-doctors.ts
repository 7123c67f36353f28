import { doctorPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Doctors that are recommended in a category, in their order; the records are the doctors themselves. */
export const recommendedDoctors = defineCollection({
  name: 'recommended_doctors',
  table: 'recommended_doctors',
  label: 'რეკომენდებული ექიმები',
  visibility: { flag: 'is_running', with: 'doctor' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'სახელი და გვარი' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'პორტრეტი' }),
    professions: field.references('profession', ['id', 'title'], {
      label: 'პროფესიები',
      through: 'doctor_profession',
      near: 'doctor_id',
    }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'კატეგორია',
      onlyAsked: true,
    }),
    doctor: field.reference('doctor', ['id'], { label: 'ექიმი', readers: 'staff' }),
    position: field.integer({ label: 'რიგი', onlyAsked: true }),
  },
  sort: 'position',
  page: {
    parts: ['id', 'alias'],
    path: ({ id, alias }) => doctorPath({ id: id ?? '', alias: String(alias) }),
  },
});

export type RecommendedDoctor = RecordOf<typeof recommendedDoctors>;
