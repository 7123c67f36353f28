import { z } from 'zod';
import { recordCollections } from '#shared/collections/registry.ts';
import { pageNames } from '#shared/paths/route-names.ts';
import { defineCall } from '../call.ts';
import { deskCall } from './desk-parts.ts';
import { id } from './record-parts.ts';

/** The desk `blocks`: what is arranged together is seen and published together. It is the project's own. */

const arranged = recordCollections.filter(({ isArranged }) => isArranged).map(({ name }) => name);

const revisions = z
  .array(z.object({ collection: z.enum(arranged), id, revision: id }))
  .min(1)
  .max(200);

export const previewArrangement = defineCall({
  ...deskCall('blocks', 'preview', ['incomplete']),
  path: '/api/office/blocks/preview/',
  summary: 'Make a link to a page of a kind as it would be with the revisions published',
  request: z.object({
    revisions,
    page: z.enum([...pageNames], { error: 'page_name' }),
    device: z.enum(['desktop', 'mobile']).default('desktop'),
  }),
  answer: z.object({ url: z.string() }),
});

export const publishArrangement = defineCall({
  ...deskCall('blocks', 'publish', ['incomplete', 'not_approved']),
  path: '/api/office/blocks/publish/',
  summary: 'Publish revisions together: all of them or none, now or at a moment, for good or until another',
  request: z.object({
    revisions,
    at: z.iso.datetime({ offset: true }).nullish(),
    until: z.iso.datetime({ offset: true }).nullish(),
  }),
  answer: z.object({ published: z.int() }),
});
