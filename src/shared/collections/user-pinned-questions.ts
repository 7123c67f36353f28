import { defineCollection } from './collection.ts';
import { question } from './question.ts';

const { ownedBy: _, ...shown } = question;

/** The questions an account has pinned, as long as everybody may read them. */
export const userPinnedQuestions = defineCollection({
  ...shown,
  name: 'userpinnedquestions',
  label: 'შენახული კითხვები',
  keptIn: 'question_pin',
});
