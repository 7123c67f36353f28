import { z } from 'zod';
import { instant } from '../../answer-fields.ts';
import { defineCall } from '../../call.ts';
import { deskCall, deskPage, deskQuery } from '../desk-parts.ts';
import { named } from '../record-parts.ts';

/** The desk `comments` (OFFICE.md, „Desks“). */

export const commentStates = ['waiting', 'approved', 'rejected'] as const;

const commentRow = z
  .object({
    id: z.int(),
    state: z.enum(commentStates),
    article: z.object({ id: z.int(), title: z.string(), introtext: z.string(), url: z.string() }),
    author_name: z.string(),
    is_author: z.boolean().describe('The author of the article'),
    body: z.string(),
    created_at: instant,
    parent: z
      .object({ id: z.int(), author_name: z.string(), body: z.string() })
      .nullable()
      .describe('The comment that it answers'),
    reason: z.string().nullable().describe('Why it was rejected'),
  })
  .meta({ id: 'DeskComment' });
export type DeskComment = z.output<typeof commentRow>;

export const listDeskComments = defineCall({
  ...deskCall('comments', 'list'),
  path: '/api/office/comments/list/',
  summary: 'List comments: those that wait first, the oldest of them at the top',
  request: deskQuery(commentStates),
  answer: deskPage(commentRow, commentStates),
});

export const approveComment = defineCall({
  ...deskCall('comments', 'approve', ['not_found', 'not_now']),
  path: '/api/office/comments/approve/',
  summary: 'Show a comment to readers',
  request: named,
  answer: commentRow,
});

export const rejectComment = defineCall({
  ...deskCall('comments', 'reject', ['not_found', 'not_now']),
  path: '/api/office/comments/reject/',
  summary: 'Show a comment to nobody, with what answers it',
  request: z.object({
    ...named.shape,
    reason: z
      .string({ error: 'required' })
      .trim()
      .min(1, { error: 'required' })
      .max(1_000, { error: 'too_long' }),
  }),
  answer: commentRow,
});
