import { paths } from '#shared/paths/paths.ts';
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
    title: field.heading({ label: 'დასახელება', required: true }),
    introtext: field.text({ label: 'აღწერა' }),
    price: field.money({ label: 'ფასი', required: true, min: 1, max: 500_000 }),
    currency: field.text({ label: 'ვალუტა', options: ['GEL'] }),
    operation: field.text({ label: 'რა იყიდება', required: true, options: ['ask', 'pkg'] }),
    questions_count: field.integer({ label: 'კითხვების რაოდენობა', min: 1, max: 1000 }),
    valid_days: field.integer({
      label: 'მოქმედების დღეები',
      help: 'რამდენ დღეში უნდა გამოიყენოს მკითხველმა კითხვების პაკეტი.',
      min: 0,
      max: 3650,
    }),
    position: field.integer({ label: 'რიგი', readers: 'staff' }),
  },
  internal: {
    ...field.states(),
    valid_from: field.date({
      label: 'რომელი დღიდან მოქმედებს',
      help: 'გამოქვეყნებული ცვლილება ამ დღეს ამოქმედდება, მანამდე ძველი ფასი რჩება. თუ ველი ცარიელია, ცვლილება მაშინვე ამოქმედდება.',
    }),
  },
  writers: ['admin'],
  sort: 'position',
  search: { summary: ['introtext'], texts: [], image: null, url: paths.prices },
});

export type Service = Omit<RecordOf<typeof services>, 'position'> & { readonly operation: 'ask' | 'pkg' };
