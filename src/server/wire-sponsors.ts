import { join } from 'node:path';
import { createDemoTag } from './adapters/ad-tags/demo.ts';
import { createHttpTag } from './adapters/ad-tags/http.ts';
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
import { createAdImages } from './features/video-ads/ad-images.ts';
import { createSealedAddresses } from './features/video-ads/sealed-addresses.ts';
import { createVideoAds } from './features/video-ads/video-ads.service.ts';

export interface SponsorsWiring {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => number;
  readonly onError: (what: string, error: unknown) => void;
  /** Tests give their own: theirs reaches servers of the tests. */
  readonly outside?: Outside | undefined;
  readonly files?: FileStore | undefined;
}

export type Sponsors = ReturnType<typeof wireSponsors>;

/** What the portal gets from sponsors' servers, put together by hand. */
export function wireSponsors({
  config,
  db,
  now,
  onError,
  outside: given,
  files: givenFiles,
}: SponsorsWiring) {
  const outside = given ?? createHttpOutside();
  const files = givenFiles ?? createDiskFiles(join(config.DATA_DIR, 'media'));
  const gathering = createGathering({
    repository: createCollectorsRepository(db),
    feeds: createHttpFeeds(outside),
    pictures: createOfferPictures({ outside, files }),
    now,
  });
  const tagAddress = config.VIDEO_AD_TAG_URL;
  const adServers =
    given ?? createHttpOutside({ trustedOrigin: tagAddress ? new URL(tagAddress).origin : undefined });
  const videoAds = createVideoAds({
    tag: tagAddress ? createHttpTag({ address: tagAddress, outside: adServers }) : createDemoTag(),
    outside: adServers,
    images: createAdImages(adServers),
    addresses: createSealedAddresses({ secret: config.AUTH_SECRET, now }),
    onError: (error) => onError('video-ads', error),
  });
  return {
    gathering,
    videoAds,
    close: gathering.stop,
    periodic: [{ name: 'feeds-gather', everyMs: 15_000, run: gathering.gatherDue }],
  };
}
