import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const encyclopediaSection = defineCollection({
  name: 'encyclopedia_section',
  table: 'encyclopedia_section',
  label: 'ენციკლოპედიის განყოფილება',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    alias: field.alias({ label: 'მისამართი', unique: true }),
    title: field.heading({ label: 'სათაური', required: true }),
    position: field.integer({ label: 'რიგი' }),
    profession: field.reference('profession', ['id', 'title'], {
      label: 'ვინ პასუხობს',
      help: 'ამ სპეციალობის ექიმს დაუსვამს კითხვას, ვინც განყოფილების ტერმინს კითხულობს.',
    }),
    terms_count: field.count('term', 'section_id', { label: 'ტერმინების რაოდენობა' }),
  },
  writers: ['editor', 'admin'],
  sort: 'position',
});

export type EncyclopediaSection = RecordOf<typeof encyclopediaSection>;
