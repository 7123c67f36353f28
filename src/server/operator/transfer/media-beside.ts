import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, relative, resolve, sep } from 'node:path';
import { isFilePath } from '#server/adapters/files/file-store.ts';
import type { MediaService } from '#server/features/media/media.service.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import { BadLine, type KeepFile } from './read-line.ts';

/** Folder beside an exported file that its pictures stand in; an import takes it off again. */
export const mediaFolder = 'media/';

export const isAddress = (path: string): boolean => /^(https?:)?\//.test(path);

/** Keeps what stands beside an import file. Full addresses stay as they are; what is already kept is not made again. */
export function keepBeside(directory: string, media: MediaService): KeepFile {
  const root = resolve(directory);
  return async (path, kind) => {
    if (isAddress(path)) return path;
    const source = resolve(root, path);
    if (!source.startsWith(root + sep)) throw new BadLine(`„${path}“ is outside the import folder`);
    const place = placeOf(relative(root, source).split(sep).join('/'));
    if (await media.exists(place)) return place;
    const bytes = await readFile(source).catch(() => {
      throw new BadLine(`there is no file „${path}“ beside the import file`);
    });
    if (kind === 'image') return savePicture(place, bytes, path);
    await media.saveFile({ path: place, bytes });
    return place;
  };

  async function savePicture(place: string, bytes: Uint8Array, path: string): Promise<string> {
    try {
      return (await media.saveImage({ path: place, bytes })).path;
    } catch (error) {
      if (error instanceof Problem) throw new BadLine(`„${path}“: ${error.message}`);
      throw error;
    }
  }
}

/** Where a file is kept: under its own path, or, where that cannot stand in an address, under one made from it, always the same. */
function placeOf(path: string): string {
  const own = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : path;
  if (isFilePath(own)) return own;
  const [ending = ''] = /^\.[a-z0-9]{1,5}$/.exec(extname(own).toLowerCase()) ?? [];
  const mark = createHash('sha256').update(own).digest('hex').slice(0, 12);
  return `imported/${[aliasOf(basename(own, extname(own))), mark].filter(Boolean).join('-')}${ending}`;
}
