import { z } from 'zod';
import { defineCall } from '../call.ts';
import { state } from './record-parts.ts';

/** The search of the office (OFFICE.md, „Desks“). */

export const searchOffice = defineCall({
  method: 'POST',
  right: 'staff',
  body: 'json',
  rate: '20 calls of the office a second by one account',
  path: '/api/office/search/',
  summary: 'Find records, desks and commands by a few letters',
  request: z.object({
    q: z.string({ error: 'required' }).max(200, { error: 'too_long' }),
    limit: z.int().min(1).max(50).default(12),
  }),
  answer: z.object({
    found: z.array(
      z.object({
        collection: z.string(),
        id: z.int(),
        title: z.string(),
        state,
        /** Where readers find it; null where its collection has no pages, or readers never had it. */
        url: z.string().nullable(),
      }),
    ),
    desks: z.array(z.object({ desk: z.string(), label: z.string(), url: z.string() })),
    commands: z.array(
      z.object({
        command: z.literal('new'),
        collection: z.string(),
        label: z.string(),
        url: z.string(),
      }),
    ),
  }),
  codes: ['no_right'],
});
