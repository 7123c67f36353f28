import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/connect.ts';

/** Opens the database of the settings for as long as an operator's command works on it. */
export async function onDatabase<Result>(
  work: (portal: { config: Config; db: Database }) => Promise<Result>,
): Promise<Result> {
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
