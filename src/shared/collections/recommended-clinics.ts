import { clinicPath } from '#shared/paths/paths.ts';
import { campaignDays } from './advertisement.ts';
import { defineCollection, pageByAlias, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Clinics recommended in a category, in order; the records are the clinics. */
export const recommendedClinics = defineCollection({
  name: 'recommended_clinics',
  table: 'recommended_clinics',
  label: 'რეკომენდებული კლინიკები',
  visibility: { flag: 'is_running', with: 'clinic' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი', writers: 'portal' }),
    title: field.heading({ label: 'დასახელება', writers: 'portal' }),
    url: field.url({ label: 'ბმული' }),
    image: field.image({ label: 'სურათი', writers: 'portal' }),
    category: field.reference('category', ['id', 'alias', 'title'], {
      label: 'თემა',
      required: true,
      onlyOnRequest: true,
    }),
    clinic: field.reference('clinic', ['id'], { label: 'კლინიკა', readers: 'staff', required: true }),
    position: field.integer({ label: 'რიგი', onlyOnRequest: true }),
  },
  internal: { ...field.states(), ...campaignDays },
  titledBy: 'clinic',
  isArranged: true,
  writers: ['sales', 'admin'],
  recordTable: 'recommended_clinic',
  sort: 'position',
  page: pageByAlias(clinicPath),
});

export type RecommendedClinic = RecordOf<typeof recommendedClinics>;
