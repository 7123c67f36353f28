import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';

/** The desk `health`: what published content lacks, and what is read most and least. */

export const healthStates = ['no_alt', 'no_sources', 'no_reviewer', 'most_read', 'least_read'] as const;

export const listHealth = defineCall({
  ...deskCall('health', 'list'),
  path: '/api/office/health/list/',
  summary: 'List what published content lacks; by state also the articles that are read most and least',
  request: deskQuery(healthStates),
  answer: deskPage(
    z.object({
      id: z.int(),
      state: z.enum(healthStates),
      /** `media` for a picture of the library. */
      collection: z.string(),
      title: z.string(),
      /** Of the last thirty days, where readings are counted. */
      views: z.int().nullable(),
    }),
    healthStates,
  ),
});
