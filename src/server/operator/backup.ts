import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/connect.ts';
import { makeBackup } from './backup/make-backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run backup`: the database and media of the settings into a folder. */
export async function runBackup({ directory }: { directory: string }): Promise<void> {
  const made = await onDatabase(({ db, media }) => makeBackup({ db, media, directory }));
  say(`backed up ${summaryOf(made)} into ${directory}`);
  say('AUTH_SECRET is not in it: keep that setting, or DATA_DIR/secrets.json, in another place.');
}

/** `npm run restore`: a backup into the database and media of the settings. */
export async function runRestore(options: { directory: string; filled: 'keep' | 'replace' }): Promise<void> {
  const restored = await onDatabase(({ db, media }) => restoreBackup({ db, media, ...options }));
  say(`restored ${summaryOf(restored)}, as of ${restored.made_at}`);
}

async function onDatabase(
  work: (places: { db: Database; media: string }) => Promise<Manifest>,
): Promise<Manifest> {
  const config = readConfig();
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'postgres'),
  });
  try {
    return await work({ db: database.db, media: join(config.DATA_DIR, 'media') });
  } finally {
    await database.close();
  }
}

function summaryOf({ tables, media }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${media.length} files`;
}
