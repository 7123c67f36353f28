import { z } from 'zod';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';
import { id } from './record-parts.ts';

/** The desk `search_words` (OFFICE.md, „Desks“): what readers did not find, and what the search is taught. */

export const searchWordStates = ['missed', 'synonym', 'phrase'] as const;

const searchWordRow = z.object({
  id: z.int(),
  state: z.enum(searchWordStates),
  /** What readers write: for `missed` what three of them or more asked and did not find. */
  from: z.string(),
  to: z.string().nullable(),
  /** How many readers missed it. */
  readers: z.int().nullable(),
  at: instant,
});

export const listSearchWords = defineCall({
  ...deskCall('search_words', 'list'),
  path: '/api/office/search_words/list/',
  summary: 'List what three readers or more asked and did not find, and the words that the search was taught',
  request: deskQuery(searchWordStates),
  answer: deskPage(searchWordRow, searchWordStates),
});

/** Several have commas between them. */
const words = z
  .string()
  .trim()
  .min(2, { error: 'required' })
  .max(300, { error: 'too_long' })
  .regex(/^[^=]*[\p{L}\p{N}][^=]*$/u);

export const saveSearchWord = defineCall({
  ...deskCall('search_words', 'save'),
  path: '/api/office/search_words/save/',
  summary: 'Teach the search names of one thing (`synonym`), or what a phrase means (`phrase`)',
  request: z.object({ kind: z.enum(['synonym', 'phrase']), from: words, to: words }),
  answer: searchWordRow,
});

export const removeSearchWord = defineCall({
  ...deskCall('search_words', 'remove'),
  path: '/api/office/search_words/remove/',
  summary: 'Remove a word that the search was taught',
  request: z.object({ id }),
  answer: z.object({}),
});
