import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const profession = defineCollection({
  name: 'profession',
  table: 'profession',
  label: 'სპეციალობა',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', unique: true }),
    title: field.heading({ label: 'დასახელება', required: true }),
    doctors_count: field.count('doctor', 'doctor_profession', { label: 'ექიმების რაოდენობა' }),
  },
  writers: ['editor', 'admin'],
  sort: 'title',
});

export type Profession = RecordOf<typeof profession>;
