import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';

/** `npm run migrate`: brings the database of the settings forward and says what was done. */
export async function runMigrate(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'postgres'),
  });
  try {
    const applied = await migrate(database.db);
    process.stdout.write(
      applied.length === 0 ? 'nothing to migrate\n' : applied.map((name) => `migrated ${name}\n`).join(''),
    );
  } finally {
    await database.close();
  }
}
