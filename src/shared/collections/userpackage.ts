import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Packages an account has bought. */
export const userpackage = defineCollection({
  name: 'userpackage',
  table: 'userpackage',
  label: 'ჩემი პაკეტები',
  visibility: { owner: 'account_id' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    service: field.reference('services', ['id', 'title'], { label: 'სერვისი' }),
    questions_left: field.integer({ label: 'დარჩენილი კითხვები' }),
    valid_until: field.instant({ label: 'მოქმედებს' }),
    created_at: field.instant({ label: 'შეძენის დრო' }),
    status: field.text({ label: 'სტატუსი' }),
  },
  sort: '-created_at',
});

export type Userpackage = RecordOf<typeof userpackage> & {
  readonly status: 'active' | 'used' | 'expired' | 'refunded';
};
