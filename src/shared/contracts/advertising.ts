import { z } from 'zod';
import { largestId } from './answer-fields.ts';
import { defineCall } from './call.ts';

const maxIdsPerCall = 50;

/** Ids in one text, `3,12,12`, as sent by a beacon. */
const ids = z
  .string({ error: 'invalid' })
  .default('')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(
    z
      .array(z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(largestId, { error: 'invalid' }))
      .max(maxIdsPerCall, { error: 'invalid' }),
  );

const countsForm = z.object({ shown: ids, pressed: ids });
export type AdCounts = z.output<typeof countsForm>;

export const countAdvertisements = defineCall({
  method: 'POST',
  path: '/api/advertisement-counts/',
  summary: 'Count advertisements that were seen, and those that were pressed',
  right: 'guest',
  request: countsForm,
  answer: { status: 204 },
});
