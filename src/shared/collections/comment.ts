import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** A reader's words under an article, oldest first. A reply is public only under a public comment. */
export const comment = defineCollection({
  name: 'comment',
  table: 'comment',
  label: 'კომენტარი',
  visibility: { flag: 'is_shown', with: 'article' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    article: field.reference('article', ['id'], { label: 'სტატია' }),
    author_name: field.text({ label: 'სახელი' }),
    body: field.html({ label: 'ტექსტი' }),
    created_at: field.instant({ label: 'დაიწერა' }),
    parent_id: field.optionalInteger({ label: 'რომელ კომენტარს პასუხობს' }),
  },
  sort: 'created_at',
  fewHave: 'article',
});

export type Comment = RecordOf<typeof comment>;
