import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';

interface Opened {
  readonly config: Config;
  readonly db: Database;
}

/** Opens the database of the settings for as long as an operator's command works on it. */
export async function onDatabase<Result>(work: (portal: Opened) => Promise<Result>): Promise<Result> {
  const config = readConfig();
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'postgres'),
  });
  try {
    return await work({ config, db: database.db });
  } finally {
    await database.close();
  }
}

/** The same, brought up to the newest migration first; `say` hears of each. */
export const onMigratedDatabase = <Result>(
  work: (portal: Opened) => Promise<Result>,
  say: (line: string) => void = () => {},
): Promise<Result> =>
  onDatabase(async (portal) => {
    for (const name of await migrate(portal.db)) say(`migrated ${name}`);
    return work(portal);
  });
