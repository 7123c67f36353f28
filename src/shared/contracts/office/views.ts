import { z } from 'zod';
import { recordCollections } from '#shared/collections/registry.ts';
import { defineCall } from '../call.ts';
import { id } from './record-parts.ts';

/** Saved views: what a person asks of a list again and again (OFFICE.md, „Records“). */

const viewCall = {
  method: 'POST',
  right: 'staff',
  body: 'json',
  rate: '20 calls of the office a second by one account',
} as const;

const collection = z.enum(
  recordCollections.map(({ name }) => name),
  { error: 'invalid' },
);
/** What the list is asked: as its address says it, or as its call. */
const query = z.union([z.string().max(2_000), z.record(z.string(), z.unknown())], { error: 'invalid' });
const view = z
  .object({ id: z.int(), collection: z.string(), name: z.string(), query })
  .meta({ id: 'SavedView' });

export const listViews = defineCall({
  ...viewCall,
  path: '/api/office/views/list/',
  summary: 'List the saved views of the caller on a collection',
  request: z.object({ collection }),
  answer: z.object({ views: z.array(view) }),
  codes: ['no_right'],
});

export const saveView = defineCall({
  ...viewCall,
  path: '/api/office/views/save/',
  summary: 'Save a view, a new one or over another',
  request: z.object({
    id: id.nullable(),
    collection,
    name: z
      .string({ error: 'required' })
      .trim()
      .min(1, { error: 'required' })
      .max(100, { error: 'too_long' }),
    query,
  }),
  answer: view,
  codes: ['no_right'],
});

export const removeView = defineCall({
  ...viewCall,
  path: '/api/office/views/remove/',
  summary: 'Remove a saved view',
  request: z.object({ id }),
  answer: z.object({}),
  codes: ['no_right'],
});
