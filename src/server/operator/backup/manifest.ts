import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { checkFilePath, FilePathError } from '#server/adapters/files/file-store.ts';

const manifestName = 'backup.json';

const digest = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

/** The content of `backup.json`. It is written last: a folder without it is no backup. */
const manifest = z.object({
  format: z.literal('salbuni-backup-1'),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string()).readonly(),
      rows: z.int().min(0),
      ...digest,
    }),
  ),
  numbers: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      last: z.string().regex(/^\d{1,19}$/),
      isUsed: z.boolean(),
    }),
  ),
  media: z.array(z.object({ path: z.string(), ...digest })),
});

export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = Manifest['tables'][number];

/** A backup cannot be made or restored; the message gives the reason and says that nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const tablesFolder = (directory: string): string => join(directory, 'tables');
export const tablePath = (directory: string, name: string): string =>
  join(tablesFolder(directory), `${name}.jsonl`);
export const mediaPath = (directory: string, path: string): string => join(directory, 'media', path);
export const manifestPath = (directory: string): string => join(directory, manifestName);

/** Length and SHA-256 of a file. */
export async function digestOf(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Reads a backup's `backup.json` and verifies every file.
 * @throws BackupError if it is no backup, or a file is missing or changed
 */
export async function readManifest(directory: string): Promise<Manifest> {
  const text = await readFile(manifestPath(directory), 'utf8').catch(() => {
    throw new BackupError(`${directory} is no backup: it has no ${manifestName}. Nothing was changed.`);
  });
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new BackupError(`${manifestName} is not one of this portal's backups. Nothing was changed.`);
  const found = parsed.data;
  for (const table of found.tables) await compare(tablePath(directory, table.name), table);
  for (const file of found.media) await compare(mediaPath(directory, safe(file.path)), file);
  return found;
}

async function compare(path: string, expected: { bytes: number; sha256: string }): Promise<void> {
  const real = await digestOf(path).catch(() => undefined);
  if (real?.bytes === expected.bytes && real.sha256 === expected.sha256) return;
  const fault = real ? 'is not as it was written' : 'is missing';
  throw new BackupError(`The backup is broken: ${path} ${fault}. Nothing was changed.`);
}

function safe(path: string): string {
  try {
    return checkFilePath(path);
  } catch (error) {
    if (!(error instanceof FilePathError)) throw error;
    throw new BackupError(
      `${manifestName} names „${path.slice(0, 80)}“, which is no picture's place. Nothing was changed.`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
