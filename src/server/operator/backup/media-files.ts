import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkFilePath } from '#server/adapters/files/file-store.ts';
import { digestOf, type Manifest, mediaPath } from './manifest.ts';

type KeptMedia = Manifest['media'];

/** Copies all media of the data directory into a backup. A file that goes away meanwhile is not missed. */
export async function keepMedia(media: string, directory: string): Promise<KeptMedia> {
  const kept: KeptMedia = [];
  for (const path of await listMedia(media)) {
    const target = mediaPath(directory, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await copyFile(join(media, path), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    kept.push({ path, ...(await digestOf(target)) });
  }
  return kept;
}

/** Paths of the file store; what is still being written (`.….tmp`) is none. */
async function listMedia(media: string): Promise<string[]> {
  const entries = await readdir(media, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(media, join(entry.parentPath, entry.name)))
    .filter(isStorePath)
    .sort();
}

/** Puts a backup's media into the data directory. @returns how to take away again what was not there before. */
export async function bringMedia(
  files: KeptMedia,
  directory: string,
  media: string,
): Promise<() => Promise<void>> {
  const added: string[] = [];
  const takeAway = async () => {
    for (const path of added) await rm(path, { force: true });
  };
  try {
    for (const { path, bytes, sha256 } of files) {
      const target = join(media, path);
      const there = await digestOf(target).catch(() => undefined);
      if (there?.bytes === bytes && there.sha256 === sha256) continue;
      await mkdir(dirname(target), { recursive: true });
      const draft = join(dirname(target), `.${process.pid}.restore.tmp`);
      await copyFile(mediaPath(directory, path), draft);
      await rename(draft, target);
      if (!there) added.push(target);
    }
  } catch (error) {
    await takeAway();
    throw error;
  }
  return takeAway;
}

function isStorePath(path: string): boolean {
  try {
    checkFilePath(path);
    return true;
  } catch {
    return false;
  }
}
