import { z } from 'zod';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';

/** What is planned in all collections, for the home of the office. */
export const listPlans = defineCall({
  method: 'POST',
  right: 'staff',
  body: 'json',
  rate: '20 calls of the office a second by one account',
  path: '/api/office/plans/list/',
  summary:
    'List what goes out to readers or is taken back at its moment; first what could not go out, with the reason',
  request: z.object({ limit: z.int().min(1).max(100).default(20) }),
  answer: z.object({
    plans: z.array(
      z.object({
        collection: z.string(),
        id: z.int(),
        title: z.string(),
        act: z.enum(['publish', 'unpublish']),
        at: instant,
        failure: z.string().nullable(),
      }),
    ),
    total: z.int(),
  }),
  codes: ['no_right'],
});
