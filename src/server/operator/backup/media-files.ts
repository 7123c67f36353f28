import { existsSync } from 'node:fs';
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

/** A backup's media on their way into the data directory: brought all of them, then left there or taken back. */
export function createMediaChange(directory: string, media: string) {
  const drafts = new Set<string>();
  const changed: { readonly target: string; readonly old: string | undefined }[] = [];

  async function bring(files: KeptMedia): Promise<void> {
    for (const { path, bytes, sha256 } of files) {
      const target = join(media, path);
      const there = await digestOf(target).catch(() => undefined);
      if (there?.bytes === bytes && there.sha256 === sha256) continue;
      const beside = (name: string) => join(dirname(target), `.${process.pid}.${name}.tmp`);
      await mkdir(dirname(target), { recursive: true });
      const draft = beside('restore');
      drafts.add(draft);
      await copyFile(mediaPath(directory, path), draft);
      const old = existsSync(target) ? beside(`old-${changed.length}`) : undefined;
      if (old) {
        drafts.add(old);
        await copyFile(target, old);
      }
      await rename(draft, target);
      changed.push({ target, old });
    }
  }

  /** What was brought stays. */
  async function settle(): Promise<void> {
    for (const draft of drafts) await rm(draft, { force: true });
  }

  /** Everything is as it was before. */
  async function takeBack(): Promise<void> {
    for (const { target, old } of changed) await (old ? rename(old, target) : rm(target, { force: true }));
    await settle();
  }

  return { bring, settle, takeBack };
}

function isStorePath(path: string): boolean {
  try {
    checkFilePath(path);
    return true;
  } catch {
    return false;
  }
}
