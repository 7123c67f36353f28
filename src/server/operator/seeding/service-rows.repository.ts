import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#server/database/connect.ts';
import { parseGel } from '#shared/money/tetri.ts';
import { seedsDirectory } from './seed-files.ts';
import { upsert } from './upsert.repository.ts';

const service = z.strictObject({
  id: z.int().positive(),
  title: z.string().min(1).max(200),
  introtext: z.string().min(1),
  price: z.string().transform((text, context) => parseGel(text) ?? context.addIssue('no price') ?? z.NEVER),
  operation: z.enum(['ask', 'pkg']),
  questions_count: z.int().positive().default(1),
  valid_days: z.int().positive().optional(),
});

/** What the demonstration portal sells. */
export async function writeServices(db: Database): Promise<void> {
  const file = join(seedsDirectory, 'services.json');
  const services = z.array(service).parse(JSON.parse(readFileSync(file, 'utf8')));
  await upsert(
    db,
    'service',
    services.map(({ valid_days = 0, ...row }, at) => ({ ...row, valid_days, position: at + 1 })),
  );
}
