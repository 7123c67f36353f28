import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** A reader's comment on an article, oldest first. A reply is public only under a public comment. */
export const comment = defineCollection({
  name: 'comment',
  table: 'comment',
  label: 'კომენტარი',
  visibility: { flag: 'is_shown', with: 'article' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    article: field.reference('article', ['id'], { label: 'სტატია', required: true }),
    author_name: field.text({ label: 'სახელი', required: true }),
    body: field.html({ label: 'ტექსტი', required: true }),
    created_at: field.instant({ label: 'დაიწერა' }),
    is_author: field.truth({ label: 'სტატიის ავტორია', writers: 'portal', default: false }),
    parent_id: field.optionalInteger({ label: 'რომელ კომენტარს პასუხობს', to: 'comment' }),
  },
  internal: { is_approved: field.truth({ label: 'დამტკიცებულია', writers: 'act', default: true }) },
  writers: [],
  sort: 'created_at',
});

export type Comment = RecordOf<typeof comment>;
