import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** The professions that answer the questions of a category; a top category includes all below it. */
export const categoryProfession = defineCollection({
  name: 'category_profession',
  table: 'category_profession',
  label: 'ვინ პასუხობს თემას',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    category: field.reference('category', ['id', 'title'], { label: 'თემა', required: true }),
    profession: field.reference('profession', ['id', 'alias', 'title'], {
      label: 'სპეციალობა',
      required: true,
    }),
  },
  titledBy: 'profession',
  writers: ['editor', 'admin'],
  sort: 'id',
});

export type CategoryProfession = RecordOf<typeof categoryProfession>;
