import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../adapters/files/file-store.ts';
import { openMediaStore } from '../../adapters/files/open-files.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import { createLibraryRepository } from './library.repository.ts';
import { createLibraryService } from './library.service.ts';
import { createMediaService } from './media.service.ts';

/** Wires the media library and the job that makes the sizes of its pictures. */
export function wireMedia({
  config,
  db,
  files: ownFiles,
}: {
  readonly config: Config;
  readonly db: Database;
  /** Replaced by tests. */
  readonly files?: FileStore | undefined;
}) {
  const files = ownFiles ?? openMediaStore(config).files;
  const mediaUrl = config.MEDIA_URL;
  const transact = createTransact(db);
  const library = createLibraryService({
    library: createLibraryRepository(db, { mediaUrl }),
    transact: (work) => transact((tx) => work(createLibraryRepository(tx, { mediaUrl }))),
    media: createMediaService({ files }),
    ...{ files, readFile, mediaUrl },
  });
  return {
    library,
    jobs: [
      {
        name: 'media-sizes',
        cron: '* * * * *',
        isWokenBy: (tag: string) => tag === 'media:*',
        run: library.makeSizes,
      },
    ],
  };
}
