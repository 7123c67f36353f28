import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { isEmpty } from './seeding/seed-state.repository.ts';

export interface SeedWhenEmpty {
  readonly config: Config;
  readonly db: Database;
  readonly say: (line: string) => void;
}

/** A newcomer's first start shows a portal with something in it; a database with content is never touched. */
export async function seedWhenEmpty({ config, db, say }: SeedWhenEmpty): Promise<void> {
  if (config.SEED !== 'demo' || !(await isEmpty(db))) return;
  // Needed once in a portal's life: later starts do not load the tools that draw and read the seeds.
  const { mediaOf, seedDemo } = await import('./seed.ts');
  await seedDemo({ db, media: mediaOf(config), say });
}
