import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { isEmpty } from './seeding/seed-state.repository.ts';

export interface SeedWhenEmpty {
  readonly config: Config;
  readonly db: Database;
  readonly say: (line: string) => void;
}

/**
 * Seeds an empty database as SEED says: with the demonstration for newcomers, or the starter content for a public site. The search
 * knows all of it before the first reader comes.
 */
export async function seedWhenEmpty({ config, db, say }: SeedWhenEmpty): Promise<void> {
  if (config.SEED === 'none' || !(await isEmpty(db))) return;
  // Needed only once, so later starts do not load these modules.
  const { mediaOf, seedDemo, seedStarter } = await import('./commands/seed.ts');
  const seed = config.SEED === 'demo' ? seedDemo : seedStarter;
  await seed({ db, media: mediaOf(config), say });
  const { indexAll } = await import('./index-all.ts');
  await indexAll(db, say);
}
