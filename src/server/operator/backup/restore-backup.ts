import { createHash } from 'node:crypto';
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
  readonly media: string;
  readonly directory: string;
  /** What a filled database does with its content: keeps it (and the restore is refused), or gives it up. */
  readonly filled: 'keep' | 'replace';
}

/**
 * Puts a backup into a database of either kind: all of it, read back and compared, or nothing. An empty database is
 * brought to where the backup's stood and forward from there; others must stand where the backup's stood.
 * @throws BackupError saying what is in the way.
 */
export async function restoreBackup({ db, media, directory, filled }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(directory);
  const tables = await prepareDatabase(db, manifest, filled);
  const mediaChange = createMediaChange(directory, media);
  try {
    await db.transaction().execute(async (tx) => {
      await settleMoments(tx);
      await refillTables(tx, tables, async () => {
        for (const table of tables) await writeRows(tx, table, readLines(tablePath(directory, table.name)));
      });
      await setNumbers(tx, manifest.numbers);
      for (const table of tables) await readBack(tx, table, manifest);
      await mediaChange.bring(manifest.media);
    });
  } catch (error) {
    await mediaChange.takeBack();
    throw error;
  }
  await mediaChange.settle();
  await migrate(db);
  await analyzeTables(db);
  return manifest;
}

/** Sees to it that the backup fits, before anything of it is written. @returns the tables it goes into. */
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
  const here = await listMigrations(db);
  if (here.length === 0)
    await migrate(
      db,
      known.filter(({ name }) => manifest.migrations.includes(name)),
    );
  else if (here.join() !== manifest.migrations.join())
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

/** What stands in the table now must be, letter by letter, what the backup holds. */
async function readBack(tx: Database, table: TableShape, manifest: Manifest): Promise<void> {
  const hash = createHash('sha256');
  for await (const lines of readRows(tx, table)) for (const line of lines) hash.update(`${line}\n`);
  const kept = manifest.tables.find(({ name }) => name === table.name);
  if (hash.digest('hex') !== kept?.sha256)
    throw new BackupError(`The rows of „${table.name}“ did not come back as they were. Nothing was changed.`);
}
