import { dirname, join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { mediaOf } from './seed.ts';
import { importRecords } from './transfer/import-records.ts';
import { keepBeside } from './transfer/media-beside.ts';

/** `npm run import`: a file of records into the database of the settings, all or nothing. */
export async function runImport({ path, skipBad }: { path: string; skipBad: boolean }): Promise<void> {
  const config = readConfig();
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'postgres'),
  });
  try {
    for (const name of await migrate(database.db)) say(`migrated ${name}`);
    const keepFile = keepBeside(dirname(path), mediaOf(config));
    const { written, skipped } = await importRecords({ db: database.db, path, keepFile, skipBad, say });
    say(`imported ${written} records${skipped > 0 ? `, left out ${skipped} lines` : ''}`);
  } finally {
    await database.close();
  }
}
