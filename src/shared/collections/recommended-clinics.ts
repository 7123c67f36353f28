import { clinicPath } from '#shared/paths/paths.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Clinics that are recommended in a category, in their order; the records are the clinics themselves. */
export const recommendedClinics = defineCollection({
  name: 'recommended_clinics',
  table: 'recommended_clinics',
  label: 'რეკომენდებული კლინიკები',
  visibility: { flag: 'is_running', with: 'clinic' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'დასახელება' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'სურათი' }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'კატეგორია',
      onlyAsked: true,
    }),
    clinic: field.reference('clinic', ['id'], { label: 'კლინიკა', readers: 'staff' }),
    position: field.integer({ label: 'რიგი', onlyAsked: true }),
  },
  sort: 'position',
  page: {
    parts: ['id', 'alias'],
    path: ({ id, alias }) => clinicPath({ id: id ?? '', alias: String(alias) }),
  },
});

export type RecommendedClinic = RecordOf<typeof recommendedClinics>;
