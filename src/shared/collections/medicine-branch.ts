import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const medicineBranch = defineCollection({
  name: 'medicine_branch',
  table: 'medicine_branch',
  label: 'მედიცინის დარგი',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    name: field.heading({ label: 'დასახელება' }),
  },
  sort: 'name',
});

export type MedicineBranch = RecordOf<typeof medicineBranch>;
