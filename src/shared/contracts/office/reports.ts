import { z } from 'zod';
import { day, gel } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, exportFormat } from './desk-parts.ts';

/** The desk `reports` (OFFICE.md, „Desks“). */

const counts = z.object({ total: z.int(), by_day: z.array(z.object({ day, total: z.int() })) });
const sums = z.object({ total: gel, by_day: z.array(z.object({ day, total: gel })) });

export const listReports = defineCall({
  ...deskCall('reports', 'list'),
  path: '/api/office/reports/list/',
  summary:
    'Report views of articles, searches, questions, calculations and sales by day, of thirty days unless said; or a table (CSV, XLSX)',
  request: z.object({
    from: day.optional(),
    to: day.optional(),
    format: exportFormat.default('json'),
  }),
  answer: z.object({
    from: day,
    to: day,
    views: counts,
    searches: counts,
    /** Questions that were paid for. */
    questions: counts,
    /** How often calculators were computed, by day and each; most used first. */
    calculations: counts,
    by_calculator: z.array(z.object({ calculator: z.string(), title: z.string(), total: z.int() })),
    /** Video advertisements that were shown. */
    video_ads: counts,
    /** What was earned, in GEL; null for who may not see money. */
    sales: sums.nullable(),
  }),
});
