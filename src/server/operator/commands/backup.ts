import { resolve } from 'node:path';
import { openMediaStore } from '#server/adapters/files/open-files.ts';
import { makeBackup } from '../backup/make-backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type OperatorCommand, readArguments } from '../operator-command.ts';

/** `npm run backup`: writes database and media into a folder. */
export const backupCommand: OperatorCommand = {
  help: `npm run backup -- DIR
  Writes the whole database, accounts and money included, and all media into the new folder DIR.
  It can be restored into an embedded database and into a PostgreSQL, whichever it came from.
  AUTH_SECRET (DATA_DIR/secrets.json) is not in it: without it nobody stays signed in and the staff's
  second factors are lost. Keep it in another place than the backups.`,
  migratesFirst: false,
  read: (commandLine, folder) => {
    const directory = readDirectory(commandLine, folder);
    if (typeof directory === 'string') return directory;
    return async ({ config, db, print }) => {
      const manifest = await makeBackup({
        db,
        files: openMediaStore(config).files,
        directory: directory.path,
      });
      print(`backed up ${summaryOf(manifest)} into ${directory.path}`);
      print('AUTH_SECRET is not in it: keep that setting, or DATA_DIR/secrets.json, in another place.');
    };
  },
};

/** `npm run restore`: restores database and media from a folder. */
export const restoreCommand: OperatorCommand = {
  help: `npm run restore -- DIR [--replace]
  Puts the backup in the folder DIR into the database and the media folder of the settings: all of it or nothing.
  Every file is checked first, and every row is read back and compared. Let no reader or editor write meanwhile.
  A database that holds content is left as it is, unless:
  --replace   the content there now is given up`,
  migratesFirst: false,
  read: (commandLine, folder) => {
    const directory = readDirectory(commandLine, folder);
    if (typeof directory === 'string') return directory;
    return async ({ config, db, print }) => {
      const restored = await restoreBackup({
        db,
        files: openMediaStore(config).files,
        directory: directory.path,
        filled: directory.replaces ? 'replace' : 'keep',
      });
      print(`restored ${summaryOf(restored)}, as of ${restored.made_at}`);
    };
  },
};

function readDirectory(
  commandLine: readonly string[],
  folder: string,
): { path: string; replaces: boolean } | string {
  const read = readArguments(commandLine, { replace: { type: 'boolean', default: false } });
  if (typeof read === 'string') return read;
  const [directory, ...others] = read.positionals;
  if (directory === undefined || others.length > 0) return 'Name one folder.';
  return { path: resolve(folder, directory), replaces: read.values.replace };
}

function summaryOf({ tables, media }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${media.length} files`;
}
