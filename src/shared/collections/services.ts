import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** What is sold: one question (`ask`), or a package of questions for a number of days (`pkg`). */
export const services = defineCollection({
  name: 'services',
  table: 'service',
  label: 'სერვისები',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    title: field.heading({ label: 'დასახელება' }),
    introtext: field.text({ label: 'აღწერა' }),
    price: field.money({ label: 'ფასი' }),
    currency: field.text({ label: 'ვალუტა' }),
    operation: field.text({ label: 'ოპერაცია' }),
    questions_count: field.integer({ label: 'კითხვების რაოდენობა' }),
    valid_days: field.integer({ label: 'მოქმედების დღეები' }),
    position: field.integer({ label: 'რიგი', readers: 'staff' }),
  },
  sort: 'position',
});

export type Service = Omit<RecordOf<typeof services>, 'position'> & { readonly operation: 'ask' | 'pkg' };
