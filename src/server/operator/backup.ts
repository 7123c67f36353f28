import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { makeBackup } from './backup/make-backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { onDatabase } from './on-database.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run backup`: the database and media of the settings into a folder. */
export async function runBackup({ directory }: { directory: string }): Promise<void> {
  const made = await onDatabase(({ config, db }) => makeBackup({ db, media: mediaOf(config), directory }));
  say(`backed up ${summaryOf(made)} into ${directory}`);
  say('AUTH_SECRET is not in it: keep that setting, or DATA_DIR/secrets.json, in another place.');
}

/** `npm run restore`: a backup into the database and media of the settings. */
export async function runRestore(options: { directory: string; filled: 'keep' | 'replace' }): Promise<void> {
  const restored = await onDatabase(({ config, db }) =>
    restoreBackup({ db, media: mediaOf(config), ...options }),
  );
  say(`restored ${summaryOf(restored)}, as of ${restored.made_at}`);
}

const mediaOf = (config: Config): string => join(config.DATA_DIR, 'media');

function summaryOf({ tables, media }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${media.length} files`;
}
