import type { WriteStream } from 'node:fs';
import { copyFile, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { onMigratedDatabase } from './on-database.ts';
import { exportRecords } from './transfer/export-records.repository.ts';
import { mediaFolder } from './transfer/media-beside.ts';
import { type Plan, planOf, transferOrder } from './transfer/plan.ts';
import { TransferError } from './transfer/transfer-error.ts';

/** `npm run export`: every record, or one collection's, in the form import reads; pictures go beside into `media/`. */
export async function runExport({ path, collection }: { path: string; collection?: string }): Promise<void> {
  const plans = transferOrder.filter((name) => collection === undefined || name === collection).map(planOf);
  if (plans.length === 0) throw new TransferError(`„${collection}“ is no collection that can be exported`);
  await onMigratedDatabase(async ({ config, db }) => {
    const target = await openTarget(path);
    await pipeline(linesOf(db, config, { path, plans }), target);
  });
}

/** The file to write, its folder made where there is none. @throws TransferError where it cannot be written */
export async function openTarget(path: string): Promise<WriteStream> {
  try {
    await mkdir(dirname(path), { recursive: true });
    return (await open(path, 'w')).createWriteStream();
  } catch (error) {
    throw new TransferError(`„${path}“ cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

async function* linesOf(
  db: Database,
  config: Config,
  { path, plans }: { path: string; plans: readonly Plan[] },
): AsyncGenerator<string> {
  for (const plan of plans)
    for await (const lines of exportRecords(db, plan))
      for (const line of lines) {
        await takeMediaAlong(line, plan, { from: join(config.DATA_DIR, 'media'), to: dirname(path) });
        yield `${JSON.stringify(line)}\n`;
      }
}

/** Files that are kept elsewhere stay there. */
const isAddress = (path: string): boolean => /^(https?:)?\//.test(path);

/** Copies what a record's pictures and files are, and names them as they stand beside the exported file. */
export async function takeMediaAlong(
  line: Record<string, unknown>,
  plan: Plan,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const take = async (held: unknown): Promise<unknown> => {
    if (typeof held !== 'string' || held === '' || isAddress(held)) return held;
    const target = join(to, mediaFolder, held);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, held), target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return mediaFolder + held;
  };
  for (const [name, part] of plan.parts) {
    const held = line[name];
    if (held === undefined) continue;
    if (part.kind === 'image' || part.kind === 'file') line[name] = await take(held);
    if (part.kind === 'images' && Array.isArray(held)) line[name] = await Promise.all(held.map(take));
    if (part.kind === 'holder' && typeof held === 'object' && held !== null) {
      const copy: Record<string, unknown> = { ...held };
      for (const key of part.media) copy[key] = await take(copy[key]);
      line[name] = copy;
    }
  }
}
