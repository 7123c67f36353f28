import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { type FileStore, isFilePath } from '#server/adapters/files/file-store.ts';
import { isBareWebp } from '#server/features/media/bare-webp.ts';
import { createMediaService, thumbnailWidths } from '#server/features/media/media.service.ts';
import { FileMissing, FileRefused, type StoreFile } from '#server/records/parse-record.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { type DrawnFile, listDrawnFiles } from '#shared/paths/drawn-pictures.ts';

/** The folder of pictures beside an exported file; an import removes it from their paths. */
export const mediaFolder = 'media/';

export interface FilesBeside {
  readonly store: StoreFile;
  /** Removes the files stored so far, when an import is rolled back. */
  readonly removeNew: () => Promise<void>;
}

/** The limit of a path, so that the store can add prefix and suffix. */
const maxPathLength = 240;

/**
 * Stores the files beside an import file. A stored file is never replaced, because browsers cache it permanently: other bytes
 * under the same name get a new name, and bytes stored before are not resized again. A path without a file in the folder refers
 * to the stored one.
 */
export function filesBeside(directory: string, files: FileStore): FilesBeside {
  const root = resolve(directory);
  const written = new Set<string>();
  const stored = new Map<string, string>();
  const media = createMediaService({ files: { ...files, write } });

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    if (!(await files.exists(path))) written.add(path);
    await files.write(path, bytes);
  }

  const store: StoreFile = async (path, kind) => {
    const source = resolve(root, path);
    if (!source.startsWith(root + sep)) throw new FileRefused(`„${path}“ is outside the import folder`);
    const before = stored.get(source);
    if (before !== undefined) return before;
    const place = placeOf(relative(root, source).split(sep).join('/'));
    const bytes = await readInside(source, path);
    const target = bytes
      ? ((await storeDrawnSet(place, source)) ?? (await storeBytes(place, bytes, kind, path)))
      : place;
    if (!bytes && !(await files.exists(place)))
      throw new FileMissing(`there is no file „${path}“ beside the import file`);
    stored.set(source, target);
    return target;
  };

  /** Reads a file of the import folder; undefined if missing. @throws FileRefused for a link that leads out of the folder */
  async function readInside(source: string, path: string): Promise<Buffer | undefined> {
    const real = await realpath(source).catch(() => undefined);
    if (real === undefined) return undefined;
    if (!real.startsWith((await realpath(root)) + sep))
      throw new FileRefused(`„${path}“ leads outside the import folder`);
    return readFile(real).catch(() => undefined);
  }

  /**
   * Stores a drawing of the project with the other crops of its set.
   * @returns undefined if it is no complete set: it is stored like any picture
   */
  async function storeDrawnSet(place: string, source: string): Promise<string | undefined> {
    const set: (DrawnFile & { readonly bytes: Uint8Array })[] = [];
    for (const file of listDrawnFiles(place)) {
      const bytes = await readInside(join(dirname(source), basename(file.path)), file.path);
      const before = await files.read(file.path);
      if (!bytes || !isBareWebp(bytes) || (before && Buffer.compare(before, bytes) !== 0)) return undefined;
      if (!before) set.push({ ...file, bytes });
    }
    for (const file of set) await media.saveDrawing(file);
    return listDrawnFiles(place).length > 0 ? place : undefined;
  }

  async function storeBytes(
    place: string,
    bytes: Uint8Array,
    kind: 'image' | 'file',
    path: string,
  ): Promise<string> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = (await findStored(place, hash)) ?? (await findSameBytes(place, bytes));
    if (known) return known;
    const name = (await isTaken(place, kind)) ? withMark(place, hash) : place;
    const target = (await findStored(name, hash)) ?? (await save(name, bytes, kind, path));
    await write(noteOf(name), Buffer.from(`${hash} ${target}`));
    return target;
  }

  async function save(
    name: string,
    bytes: Uint8Array,
    kind: 'image' | 'file',
    path: string,
  ): Promise<string> {
    try {
      if (kind === 'image') return (await media.saveImage({ path: name, bytes })).path;
      await media.saveFile({ path: name, bytes });
      return name;
    } catch (error) {
      if (error instanceof Problem) throw new FileRefused(`„${path}“: ${error.message}`);
      throw error;
    }
  }

  /** Finds the path under which an earlier import stored these bytes for this name. */
  async function findStored(name: string, hash: string): Promise<string | undefined> {
    const note = await files.read(noteOf(name));
    const [from, target] = note ? Buffer.from(note).toString().split(' ') : [];
    return from === hash && target && (await files.exists(target)) ? target : undefined;
  }

  /** Whether the stored file of that name has these bytes, as after an export. */
  async function findSameBytes(name: string, bytes: Uint8Array): Promise<string | undefined> {
    const existing = await files.read(name);
    return existing && Buffer.compare(existing, bytes) === 0 ? name : undefined;
  }

  /** Pictures share their sizes with all files of the same name and another extension. */
  async function isTaken(name: string, kind: 'image' | 'file'): Promise<boolean> {
    const sizes = `_thumb/${thumbnailWidths[0]}/${name.replace(/\.[a-z0-9]+$/i, '')}.webp`;
    // The name of a set stands for all its crops.
    if (listDrawnFiles(name).length > 0) return true;
    return (await files.exists(name)) || (kind === 'image' && (await files.exists(sizes)));
  }

  return {
    store,
    removeNew: async () => {
      for (const path of written) await files.remove(path);
      written.clear();
      stored.clear();
    },
  };
}

/** The path of a note with the hash of the imported bytes, because pictures are stored re-encoded. */
const noteOf = (name: string): string => `_source/${name}`;

function withMark(place: string, hash: string): string {
  const ending = extname(place);
  return `${place.slice(0, place.length - ending.length)}-${hash.slice(0, 12)}${ending}`;
}

/** The path of a file in the store: its own, or a derived one if that is not valid in an address. */
function placeOf(path: string): string {
  const own = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : path;
  if (isFilePath(own) && own.length <= maxPathLength) return own;
  const [ending = ''] = /^\.[a-z0-9]{1,5}$/.exec(extname(own).toLowerCase()) ?? [];
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 12);
  const name = aliasOf(basename(own, extname(own))).slice(0, maxPathLength / 2);
  return `imported/${[name, hash].filter(Boolean).join('-')}${ending}`;
}
