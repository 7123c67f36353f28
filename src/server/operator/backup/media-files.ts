import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { digestOf, type Manifest, mediaPath } from './manifest.ts';

type CopiedMedia = Manifest['media'];

/** Copies all media of the store into a backup; files deleted meanwhile are skipped. */
export async function copyMedia(files: FileStore, directory: string): Promise<CopiedMedia> {
  const copied: CopiedMedia = [];
  for (const path of await files.list()) {
    const target = mediaPath(directory, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (await files.download(path, target)) copied.push({ path, ...(await digestOf(target)) });
  }
  return copied;
}

/** Restores media in two phases: all files are copied first, and then settled or rolled back. */
export function createMediaChange(directory: string, files: FileStore) {
  const changed: { readonly path: string; readonly old: string | undefined }[] = [];
  let drafts: string | undefined;

  async function bring(media: CopiedMedia): Promise<void> {
    drafts = await mkdtemp(join(tmpdir(), 'salbuni-restore-'));
    for (const { path, bytes, sha256 } of media) {
      const old = join(drafts, String(changed.length));
      const isThere = await files.download(path, old);
      const oldDigest = isThere ? await digestOf(old) : undefined;
      if (oldDigest?.bytes === bytes && oldDigest.sha256 === sha256) {
        await rm(old);
        continue;
      }
      await files.upload(mediaPath(directory, path), path);
      changed.push({ path, old: isThere ? old : undefined });
    }
  }

  /** Keeps the restored files. */
  async function settle(): Promise<void> {
    if (drafts) await rm(drafts, { recursive: true, force: true });
  }

  /** Restores the previous files. */
  async function rollBack(): Promise<void> {
    for (const { path, old } of changed) await (old ? files.upload(old, path) : files.remove(path));
    await settle();
  }

  return { bring, settle, rollBack };
}
