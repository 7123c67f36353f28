import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/database/connect.ts';
import {
  type BackedUpTable,
  BackupError,
  digestOf,
  type Manifest,
  manifestPath,
  tablePath,
  tablesFolder,
} from './manifest.ts';
import { copyMedia } from './media-files.ts';
import { readRows, settleSnapshot } from './rows.repository.ts';
import { listMigrations, listNumbers, listTables, type TableShape } from './shape.repository.ts';

export interface BackupOptions {
  readonly db: Database;
  readonly files: FileStore;
  /** The target directory, empty or not yet existing. */
  readonly directory: string;
}

/**
 * Writes every row and media file into a folder that only its owner can read: one snapshot of the database, then the media,
 * which never change under their names.
 * @throws BackupError if the folder is not empty or the database contains no portal
 */
export async function makeBackup({ db, files, directory }: BackupOptions): Promise<Manifest> {
  const entries = await readdir(directory).catch(() => []);
  if (entries.length > 0) throw new BackupError(`${directory} is not empty. Name a new folder.`);
  if ((await listMigrations(db)).length === 0) throw new BackupError('The database holds no portal yet.');
  await mkdir(tablesFolder(directory), { recursive: true, mode: 0o700 });
  try {
    const rows = await db.transaction().execute(async (tx) => {
      await settleSnapshot(tx);
      const tables: BackedUpTable[] = [];
      for (const table of await listTables(tx)) tables.push(await keepTable(tx, table, directory));
      return { migrations: await listMigrations(tx), tables, numbers: await listNumbers(tx) };
    });
    const manifest: Manifest = {
      format: 'salbuni-backup-1',
      made_at: new Date().toISOString(),
      ...rows,
      media: await copyMedia(files, directory),
    };
    await writeFile(manifestPath(directory), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    return manifest;
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

async function keepTable(tx: Database, table: TableShape, directory: string): Promise<BackedUpTable> {
  const path = tablePath(directory, table.name);
  let rows = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const lines of readRows(tx, table)) {
      rows += lines.length;
      yield lines.map((line) => `${line}\n`).join('');
    }
  }
  await pipeline(texts, createWriteStream(path, { mode: 0o600 }));
  return { name: table.name, columns: table.columns, rows, ...(await digestOf(path)) };
}
