import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const profession = defineCollection({
  name: 'profession',
  table: 'profession',
  label: 'პროფესია',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.text({ label: 'მისამართი' }),
    title: field.heading({ label: 'დასახელება' }),
    doctors_count: field.count('doctor', 'doctor_profession', { label: 'ექიმების რაოდენობა' }),
  },
  sort: 'title',
});

export type Profession = RecordOf<typeof profession>;
