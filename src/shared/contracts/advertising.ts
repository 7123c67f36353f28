import { z } from 'zod';

const mostAtOnce = 50;
const largestId = 2_147_483_647;

/** Ids in one text, `3,12,12`: as a beacon's form carries them. */
const ids = z
  .string({ error: 'invalid' })
  .default('')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(
    z
      .array(z.int({ error: 'invalid' }).min(1, { error: 'invalid' }).max(largestId, { error: 'invalid' }))
      .max(mostAtOnce, { error: 'invalid' }),
  );

/** `POST /api/advertisement-counts/`: advertisements that were seen, and those that were pressed. */
export const adCountsForm = z.object({ shown: ids, pressed: ids });
export type AdCounts = z.infer<typeof adCountsForm>;
