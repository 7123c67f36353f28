import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, relative, resolve, sep } from 'node:path';
import { type FileStore, isFilePath } from '#server/adapters/files/file-store.ts';
import { createMediaService, thumbnailWidths } from '#server/features/media/media.service.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { BadLine, type KeepFile } from './read-line.ts';

/** Folder beside an exported file that its pictures stand in; an import takes it off again. */
export const mediaFolder = 'media/';

export interface FilesBeside {
  readonly keep: KeepFile;
  /** Takes away what was written since, for an import that came to nothing. */
  readonly removeNew: () => Promise<void>;
}

/** Longer paths would not fit the store with what is put before and behind them. */
const longestPath = 240;

/**
 * Keeps what stands beside an import file. Nothing in the store is ever replaced, for browsers keep a name's content for
 * good: bytes that differ from what a name has get a name of their own, and bytes that were taken before are not made
 * into sizes again. A file the store alone has is the one that is meant.
 */
export function filesBeside(directory: string, files: FileStore): FilesBeside {
  const root = resolve(directory);
  const written = new Set<string>();
  const taken = new Map<string, string>();
  const media = createMediaService({ files: { ...files, write } });

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    if (!(await files.exists(path))) written.add(path);
    await files.write(path, bytes);
  }

  const keep: KeepFile = async (path, kind) => {
    const source = resolve(root, path);
    if (!source.startsWith(root + sep)) throw new BadLine(`„${path}“ is outside the import folder`);
    const before = taken.get(source);
    if (before !== undefined) return before;
    const place = placeOf(relative(root, source).split(sep).join('/'));
    const bytes = await readFile(source).catch(() => undefined);
    const kept = bytes ? await keepBytes(place, bytes, kind, path) : place;
    if (!bytes && !(await files.exists(place)))
      throw new BadLine(`there is no file „${path}“ beside the import file`);
    taken.set(source, kept);
    return kept;
  };

  async function keepBytes(
    place: string,
    bytes: Uint8Array,
    kind: 'image' | 'file',
    path: string,
  ): Promise<string> {
    const mark = createHash('sha256').update(bytes).digest('hex');
    const own = (await madeOf(place, mark)) ?? (await holds(place, bytes));
    if (own) return own;
    const name = (await isTaken(place, kind)) ? withMark(place, mark) : place;
    const kept = (await madeOf(name, mark)) ?? (await save(name, bytes, kind, path));
    await write(markOf(name), Buffer.from(`${mark} ${kept}`));
    return kept;
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
      if (error instanceof Problem) throw new BadLine(`„${path}“: ${error.message}`);
      throw error;
    }
  }

  /** Where these bytes are, if this name was given to them by an earlier import. */
  async function madeOf(name: string, mark: string): Promise<string | undefined> {
    const note = await files.read(markOf(name));
    const [from, kept] = note ? Buffer.from(note).toString().split(' ') : [];
    return from === mark && kept && (await files.exists(kept)) ? kept : undefined;
  }

  /** The name, if these very bytes are kept there: an export that comes home. */
  async function holds(name: string, bytes: Uint8Array): Promise<string | undefined> {
    const kept = await files.read(name);
    return kept && Buffer.compare(kept, bytes) === 0 ? name : undefined;
  }

  /** Pictures share their sizes with all that are called the same but for the ending. */
  async function isTaken(name: string, kind: 'image' | 'file'): Promise<boolean> {
    const sizes = `_thumb/${thumbnailWidths[0]}/${name.replace(/\.[a-z0-9]+$/i, '')}.webp`;
    return (await files.exists(name)) || (kind === 'image' && (await files.exists(sizes)));
  }

  return {
    keep,
    removeNew: async () => {
      for (const path of written) await files.remove(path);
      written.clear();
      taken.clear();
    },
  };
}

/** Which bytes a name was given to: a picture is kept as other bytes than it came as. */
const markOf = (name: string): string => `_source/${name}`;

function withMark(place: string, mark: string): string {
  const ending = extname(place);
  return `${place.slice(0, place.length - ending.length)}-${mark.slice(0, 12)}${ending}`;
}

/** Where a file is kept: under its own path, or, where that cannot stand in an address, under one made from it, always the same. */
function placeOf(path: string): string {
  const own = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : path;
  if (isFilePath(own) && own.length <= longestPath) return own;
  const [ending = ''] = /^\.[a-z0-9]{1,5}$/.exec(extname(own).toLowerCase()) ?? [];
  const mark = createHash('sha256').update(own).digest('hex').slice(0, 12);
  const name = aliasOf(basename(own, extname(own))).slice(0, longestPath / 2);
  return `imported/${[name, mark].filter(Boolean).join('-')}${ending}`;
}
