import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { MediaService } from '#server/features/media/media.service.ts';
import { BadLine, type KeepFile } from './read-line.ts';

/** Folder beside an exported file that its pictures stand in; an import takes it off again. */
export const mediaFolder = 'media/';

export const isAddress = (path: string): boolean => /^(https?:)?\//.test(path);

/** Keeps what stands beside an import file. Full addresses stay as they are; what is already kept is not made again. */
export function keepBeside(directory: string, media: MediaService): KeepFile {
  const root = resolve(directory);
  return async (path, kind) => {
    if (isAddress(path)) return path;
    const place = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : path;
    const source = resolve(root, path);
    if (place === '' || !source.startsWith(root + sep))
      throw new BadLine(`„${path}“ is outside the import folder`);
    if (await media.exists(place)) return place;
    const bytes = await readFile(join(source)).catch(() => {
      throw new BadLine(`there is no file „${path}“ beside the import file`);
    });
    if (kind === 'image') return (await media.saveImage({ path: place, bytes })).path;
    await media.saveFile({ path: place, bytes });
    return place;
  };
}
