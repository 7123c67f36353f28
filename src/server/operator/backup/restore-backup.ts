import { createHash } from 'node:crypto';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/database/connect.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import { analyzeTables } from '../planner.repository.ts';
import { readLines } from '../read-lines.ts';
import { BackupError, type Manifest, readManifest, tablePath } from './manifest.ts';
import { createMediaChange } from './media-files.ts';
import { readRows, refillTables, setNumbers, settleMoments, writeRows } from './rows.repository.ts';
import { isFilled, isServed, listMigrations, listTables, type TableShape } from './shape.repository.ts';

export interface RestoreOptions {
  readonly db: Database;
  readonly files: FileStore;
  readonly directory: string;
  /** Whether to keep the content of a filled database, and refuse the restore, or to replace it. */
  readonly filled: 'keep' | 'replace';
}

/**
 * Restores a backup into a PostgreSQL or embedded database, all or nothing, and verifies what was written. An empty database is
 * migrated to the backup's version, restored and then migrated on; a filled one must have that version.
 * @throws BackupError with the reason
 */
export async function restoreBackup({ db, files, directory, filled }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(directory);
  const tables = await prepareDatabase(db, manifest, filled);
  const mediaChange = createMediaChange(directory, files);
  try {
    await db.transaction().execute(async (tx) => {
      await settleMoments(tx);
      await refillTables(tx, tables, async () => {
        for (const table of tables) await writeRows(tx, table, readLines(tablePath(directory, table.name)));
      });
      await setNumbers(tx, manifest.numbers);
      for (const table of tables) await verifyTable(tx, table, manifest);
      await mediaChange.bring(manifest.media);
    });
  } catch (error) {
    await mediaChange.rollBack();
    throw error;
  }
  await mediaChange.settle();
  await migrate(db);
  await analyzeTables(db);
  return manifest;
}

/** Checks that the backup fits, before anything is written. @returns the tables to restore */
async function prepareDatabase(
  db: Database,
  manifest: Manifest,
  filled: 'keep' | 'replace',
): Promise<TableShape[]> {
  const known = readMigrations();
  const newer = manifest.migrations.filter((name) => !known.some((migration) => migration.name === name));
  if (newer.length > 0)
    throw new BackupError(
      `The backup was made by a newer program: it has had ${newer.join(', ')}. Nothing was changed.`,
    );
  if (await isServed(db))
    throw new BackupError(
      'A portal is running on this database. Stop every instance first. Nothing was changed.',
    );
  const applied = await listMigrations(db);
  if (applied.length === 0)
    await migrate(
      db,
      known.filter(({ name }) => manifest.migrations.includes(name)),
    );
  else if (applied.join() !== manifest.migrations.join())
    throw new BackupError(
      'The database has had other migrations than the backup’s. Restore into a new, empty database: it is brought forward by itself. Nothing was changed.',
    );
  const tables = await listTables(db);
  if (filled === 'keep' && (await isFilled(db, tables)))
    throw new BackupError(
      'The database is not empty. With --replace its content is given up. Nothing was changed.',
    );
  const shape = (of: readonly { name: string; columns: readonly string[] }[]) =>
    JSON.stringify(of.map(({ name, columns }) => [name, columns]));
  if (shape(tables) !== shape(manifest.tables))
    throw new BackupError('The backup has other tables than this program. Nothing was changed.');
  return tables;
}

/** Verifies that the table's content is identical to the backup's. */
async function verifyTable(tx: Database, table: TableShape, manifest: Manifest): Promise<void> {
  const hash = createHash('sha256');
  for await (const lines of readRows(tx, table)) for (const line of lines) hash.update(`${line}\n`);
  const expected = manifest.tables.find(({ name }) => name === table.name);
  if (hash.digest('hex') !== expected?.sha256)
    throw new BackupError(`The rows of „${table.name}“ did not come back as they were. Nothing was changed.`);
}
