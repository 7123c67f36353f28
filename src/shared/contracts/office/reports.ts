import { z } from 'zod';
import { day, gel } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall } from './desk-parts.ts';

/** The desk `reports` (OFFICE.md, „Desks“). */

const counts = z.object({ total: z.int(), by_day: z.array(z.object({ day, total: z.int() })) });
const sums = z.object({ total: gel, by_day: z.array(z.object({ day, total: gel })) });

export const listReports = defineCall({
  ...deskCall('reports', 'list'),
  path: '/api/office/reports/list/',
  summary:
    'Report views of articles, searches, questions and sales by day, of thirty days unless said; or a table (text/csv)',
  request: z.object({
    from: day.optional(),
    to: day.optional(),
    format: z.enum(['json', 'csv']).default('json'),
  }),
  answer: z.object({
    from: day,
    to: day,
    views: counts,
    searches: counts,
    /** Questions that were paid for. */
    questions: counts,
    /** What was earned, in GEL; null for who may not see money. */
    sales: sums.nullable(),
  }),
});
