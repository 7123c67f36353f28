import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** `ask_back` is what a consultant asks before answering, `reply` what the asker says to it. */
export const questionblockKinds = ['question', 'answer', 'followup', 'ask_back', 'reply'] as const;
export type QuestionblockKind = (typeof questionblockKinds)[number];

/** The discussion under a question, oldest first. */
export const questionblock = defineCollection({
  name: 'questionblock',
  table: 'questionblock',
  label: 'დაზუსტება',
  visibility: { flag: 'is_shown', with: 'question' },
  ownedBy: 'question',
  sealedFor: 'question_id',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    question: field.reference('question', ['id'], { label: 'კითხვა', required: true }),
    kind: field.text({ label: 'სახე', required: true, options: questionblockKinds }),
    author_title: field.text({ label: 'ვინ წერს', required: true }),
    body: field.html({ label: 'ტექსტი', required: true }),
    created_at: field.instant({ label: 'დაიწერა' }),
  },
  writers: [],
  sort: 'created_at',
});

export type Questionblock = Omit<RecordOf<typeof questionblock>, 'kind'> & { kind: QuestionblockKind };
