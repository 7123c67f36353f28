import { join } from 'node:path';
import { createHttpFeeds } from './adapters/feeds/http-feeds.ts';
import { createDiskFiles } from './adapters/files/disk.ts';
import type { FileStore } from './adapters/files/file-store.ts';
import { createHttpOutside } from './adapters/outside/http.ts';
import type { Outside } from './adapters/outside/outside.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { createCollectorsRepository } from './features/feeds/collectors.repository.ts';
import { createGathering } from './features/feeds/gathering.service.ts';
import { createOfferPictures } from './features/feeds/offer-pictures.ts';

export interface SponsorsWiring {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => number;
  /** Tests give their own: theirs reaches servers of the tests. */
  readonly outside?: Outside | undefined;
  readonly files?: FileStore | undefined;
}

export type Sponsors = ReturnType<typeof wireSponsors>;

/** What the portal gets from sponsors' servers, put together by hand. */
export function wireSponsors({ config, db, now, outside: given, files: givenFiles }: SponsorsWiring) {
  const outside = given ?? createHttpOutside();
  const files = givenFiles ?? createDiskFiles(join(config.DATA_DIR, 'media'));
  const gathering = createGathering({
    repository: createCollectorsRepository(db),
    feeds: createHttpFeeds(outside),
    pictures: createOfferPictures({ outside, files }),
    now,
  });
  return {
    gathering,
    close: gathering.stop,
    periodic: [{ name: 'feeds-gather', everyMs: 15_000, run: gathering.gatherDue }],
  };
}
