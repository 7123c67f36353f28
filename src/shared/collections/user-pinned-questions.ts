import { defineCollection } from './collection.ts';
import { question } from './question.ts';

const { ownedBy: _, writers: __, internal: ___, search: ____, ...shown } = question;

/** The questions that an account has pinned, as long as they are public. */
export const userPinnedQuestions = defineCollection({
  ...shown,
  name: 'userpinnedquestions',
  label: 'შენახული კითხვები',
  bookmarkedIn: 'question_pin',
});
