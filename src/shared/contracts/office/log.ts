import { z } from 'zod';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall } from './desk-parts.ts';
import { id, person } from './record-parts.ts';

/** The desk `log` (OFFICE.md, „Desks“). */

const moment = z.iso.datetime({ offset: true }).optional();

export const listLog = defineCall({
  ...deskCall('log', 'list'),
  path: '/api/office/log/list/',
  summary: 'List acts of the staff, newest first',
  request: z.object({
    find: z
      .strictObject({
        collection: z.string().max(60).optional(),
        record: id.optional(),
        account: id.optional(),
        action: z.string().max(60).optional(),
        /** The span in which it was done. */
        at: z.strictObject({ $gte: moment, $gt: moment, $lte: moment, $lt: moment }).optional(),
      })
      .default({}),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(100).default(50),
  }),
  answer: z.object({
    lines: z.array(
      z.object({
        id: z.int(),
        at: instant,
        account: person.nullable(),
        action: z.string(),
        collection: z.string().nullable(),
        record: z.int().nullable(),
        revision: z.int().nullable(),
        reason: z.string().nullable(),
        fields: z.array(z.string()),
      }),
    ),
    total: z.int(),
  }),
});
