import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

export const questionblockKinds = ['question', 'answer', 'followup'] as const;
export type QuestionblockKind = (typeof questionblockKinds)[number];

/** The discussion under a question, oldest first. */
export const questionblock = defineCollection({
  name: 'questionblock',
  table: 'questionblock',
  label: 'განხილვა',
  visibility: { flag: 'is_shown', with: 'question' },
  ownedBy: 'question',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    question: field.reference('question', ['id'], { label: 'კითხვა' }),
    kind: field.text({ label: 'სახე' }),
    author_title: field.text({ label: 'ვინ წერს' }),
    body: field.html({ label: 'ტექსტი' }),
    created_at: field.instant({ label: 'დაიწერა' }),
  },
  sort: 'created_at',
});

export type Questionblock = Omit<RecordOf<typeof questionblock>, 'kind'> & { kind: QuestionblockKind };
