import type { WriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { openMediaStore } from '#server/adapters/files/open-files.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { exportRecords } from '#server/records/read-records.repository.ts';
import { type RecordStorage, storagesInOrder } from '#server/records/record-storage.ts';
import type { JsonField } from '#shared/collections/field-kinds.ts';
import { listDrawnFiles } from '#shared/paths/drawn-pictures.ts';
import { type OperatorCommand, readArguments } from '../operator-command.ts';
import { mediaFolder } from '../transfer/media-beside.ts';
import { TransferError } from '../transfer/transfer-error.ts';

/** `npm run export`: writes the records of all collections or one in the format of import, with pictures in `media/` beside. */
export const exportCommand: OperatorCommand = {
  help: `npm run export -- FILE.jsonl [--collection NAME]
  Writes every record, or one collection's, one JSON object a line; pictures and files go into media/ beside it.`,
  read: (commandLine, folder) => {
    const read = readArguments(commandLine, { collection: { type: 'string' } });
    if (typeof read === 'string') return read;
    const [file, ...others] = read.positionals;
    if (file === undefined || others.length > 0) return 'Name one file.';
    const { collection } = read.values;
    const storages = storagesInOrder.filter(({ name }) => collection === undefined || name === collection);
    if (storages.length === 0) return `„${collection}“ is no collection that can be exported`;
    const path = resolve(folder, file);
    return async ({ config, db }) => {
      const target = await openTarget(path);
      await pipeline(linesOf(db, config, { path, storages }), target);
    };
  },
};

/** Opens the file to write and creates its folder. @throws TransferError if it cannot be written */
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
  { path, storages }: { path: string; storages: readonly RecordStorage[] },
): AsyncGenerator<string> {
  const from = openMediaStore(config).files;
  for (const storage of storages)
    for await (const lines of exportRecords(db, storage))
      for (const line of lines) {
        const exported = await withMedia(line, storage, {
          from,
          to: dirname(path),
        });
        yield `${JSON.stringify(exported)}\n`;
      }
}

/** External files are not copied, and neither are sizes of a picture, which an import makes again. */
const isCopied = (path: string): boolean => !/^((https?:)?\/|_thumb\/)/.test(path);

/** Copies a record's media. @returns the record with paths relative to the exported file */
async function withMedia(
  line: Readonly<Record<string, unknown>>,
  { fields }: RecordStorage,
  { from, to }: { from: FileStore; to: string },
): Promise<Record<string, unknown>> {
  const take = async (path: unknown): Promise<unknown> => {
    if (typeof path !== 'string' || path === '' || !isCopied(path)) return path;
    for (const file of new Set([path, ...listDrawnFiles(path).map((drawn) => drawn.path)])) {
      const target = join(to, mediaFolder, file);
      await mkdir(dirname(target), { recursive: true });
      await from.download(file, target);
    }
    return mediaFolder + path;
  };
  const exported: Record<string, unknown> = { ...line };
  for (const { name, field } of fields.values()) {
    const value = line[name];
    if (value === undefined) continue;
    if (field.kind === 'image' || field.kind === 'file') exported[name] = await take(value);
    if (field.kind === 'images' && Array.isArray(value)) exported[name] = await Promise.all(value.map(take));
    if (field.kind === 'json' && field.media && typeof value === 'object') {
      exported[name] = await withMediaOf(field, value as Record<string, unknown>, take);
    }
  }
  return exported;
}

/** Takes the files that a JSON value names, or each entry of its list. */
async function withMediaOf(
  { media = [], unwrap }: Pick<JsonField, 'media' | 'unwrap'>,
  value: Readonly<Record<string, unknown>>,
  take: (path: unknown) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  if (unwrap) {
    const entries = value[unwrap] as Record<string, unknown>[];
    return { [unwrap]: await Array.fromAsync(entries, (entry) => withMediaOf({ media }, entry, take)) };
  }
  const copy = { ...value };
  for (const key of media) copy[key] = await take(copy[key]);
  return copy;
}
