import { z } from 'zod';
import { day } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';
import { person } from './record-parts.ts';

/** The desk `reviews` (OFFICE.md, „Desks“). */

export const reviewStates = ['overdue', 'soon'] as const;

export const listReviews = defineCall({
  ...deskCall('reviews', 'list'),
  path: '/api/office/reviews/list/',
  summary: 'List medical reviews that are due within 30 days or past, longest past first',
  request: deskQuery(reviewStates),
  answer: deskPage(
    z.object({
      collection: z.string(),
      id: z.int(),
      title: z.string(),
      due: day,
      reviewer: person.nullable(),
    }),
    reviewStates,
  ),
});
