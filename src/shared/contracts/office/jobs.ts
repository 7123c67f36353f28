import { z } from 'zod';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';

/** The desk `jobs` (OFFICE.md, „Desks“): background jobs that failed or wait. */

export const jobStates = ['failed', 'waiting'] as const;

const jobRow = z.object({
  id: z.uuid(),
  state: z.enum(jobStates),
  name: z.string(),
  attempts: z.int(),
  created_at: instant,
  due_at: instant.nullable(),
  failed_at: instant.nullable(),
  /** Why it failed; addresses of mail are left out. */
  error: z.string().nullable(),
});

export const listJobs = defineCall({
  ...deskCall('jobs', 'list'),
  path: '/api/office/jobs/list/',
  summary: 'List background jobs that failed or wait',
  request: deskQuery(jobStates),
  answer: deskPage(jobRow, jobStates),
});

export const runJobAgain = defineCall({
  ...deskCall('jobs', 'run_again', ['already_waiting']),
  path: '/api/office/jobs/run_again/',
  summary: 'Let a job run now',
  request: z.object({ id: z.uuid() }),
  answer: jobRow,
});
