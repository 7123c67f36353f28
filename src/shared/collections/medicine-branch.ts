import { defineCollection } from './collection.ts';
import * as field from './fields.ts';

export const medicineBranch = defineCollection({
  name: 'medicine_branch',
  table: 'medicine_branch',
  label: 'სამედიცინო მიმართულება',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    name: field.heading({ label: 'დასახელება', required: true }),
  },
  writers: ['editor', 'admin'],
  sort: 'name',
});
