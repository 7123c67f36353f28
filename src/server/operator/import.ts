import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDiskFiles } from '#server/adapters/files/disk.ts';
import { indexAll } from './index-all.ts';
import { onMigratedDatabase } from './on-database.ts';
import { importRecords } from './transfer/import-records.ts';
import { filesBeside } from './transfer/media-beside.ts';
import { BadLine } from './transfer/read-line.ts';
import { TransferError } from './transfer/transfer-error.ts';

/** `npm run import`: a file of records into the database of the settings, all or nothing. */
export async function runImport({ path, skipBad }: { path: string; skipBad: boolean }): Promise<void> {
  await access(path).catch(() => {
    throw new TransferError(`there is no file „${path}“`);
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  await onMigratedDatabase(async ({ config, db }) => {
    const beside = filesBeside(dirname(path), createDiskFiles(join(config.DATA_DIR, 'media')));
    const { written, skipped } = await importRecords({ db, path, beside, skipBad, say }).catch((error) => {
      throw error instanceof BadLine ? new TransferError(`${error.message}\nNothing was imported.`) : error;
    });
    say(`imported ${written} records${skipped > 0 ? `, left out ${skipped} lines` : ''}`);
    await indexAll(db, say);
  }, say);
}
