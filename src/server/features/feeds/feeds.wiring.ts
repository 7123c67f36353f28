import { createDemoTag } from '../../adapters/ad-tags/demo.ts';
import { createHttpTag } from '../../adapters/ad-tags/http.ts';
import { createHttpFeeds } from '../../adapters/feeds/http-feeds.ts';
import type { FileStore } from '../../adapters/files/file-store.ts';
import { openMediaStore } from '../../adapters/files/open-files.ts';
import type { SafeHttpClient } from '../../adapters/safe-http/safe-http-client.ts';
import { createSafeHttpClient } from '../../adapters/safe-http/safe-http-client.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createAdImages } from '../video-ads/ad-images.ts';
import { createShownAdsRepository } from '../video-ads/shown-ads.repository.ts';
import { createShownAds } from '../video-ads/shown-ads.service.ts';
import { createSignedAddresses } from '../video-ads/signed-addresses.ts';
import { createVideoAds } from '../video-ads/video-ads.service.ts';
import { createCollectorsRepository } from './collectors.repository.ts';
import { createFeedsDeskRepository } from './feeds-desk.repository.ts';
import { createFeedsDesk } from './feeds-desk.service.ts';
import { createGathering } from './gathering.service.ts';
import { createOfferPictures } from './offer-pictures.ts';

export interface SponsorsWiring {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => number;
  readonly onError: (what: string, error: unknown) => void;
  /** Replaced by tests with a client that reaches local servers. */
  readonly safeHttp?: SafeHttpClient | undefined;
  readonly files?: FileStore | undefined;
}

/** Wires the feeds and video ads of sponsors. */
export function wireSponsors({
  config,
  db,
  now,
  onError,
  safeHttp: ownClient,
  files: ownFiles,
}: SponsorsWiring) {
  const safeHttp = ownClient ?? createSafeHttpClient();
  const files = ownFiles ?? openMediaStore(config).files;
  const gathering = createGathering({
    repository: createCollectorsRepository(db),
    feeds: createHttpFeeds(safeHttp),
    pictures: createOfferPictures({ safeHttp, files }),
    now,
  });
  const tagAddress = config.VIDEO_AD_TAG_URL;
  const adServers =
    ownClient ?? createSafeHttpClient({ trustedOrigin: tagAddress ? new URL(tagAddress).origin : undefined });
  const shownAds = createShownAds({
    repository: createShownAdsRepository(db),
    source: tagAddress ? new URL(tagAddress).host : null,
    now,
    onError: (error) => onError('video-ads', error),
  });
  const videoAds = createVideoAds({
    tag: tagAddress ? createHttpTag({ address: tagAddress, safeHttp: adServers }) : createDemoTag(),
    safeHttp: adServers,
    images: createAdImages(adServers),
    addresses: createSignedAddresses({
      secrets: { current: config.AUTH_SECRET, previous: config.AUTH_SECRET_PREVIOUS },
      now,
    }),
    noteShown: shownAds.noteShown,
    onError: (error) => onError('video-ads', error),
  });
  return {
    gathering,
    desk: createFeedsDesk({ feeds: createFeedsDeskRepository(db), gathering }),
    videoAds,
    shownAds,
    close: async () => {
      await gathering.stop();
      await shownAds.close();
    },
    jobs: [
      {
        name: 'feeds-fetch',
        cron: '* * * * *',
        isWokenBy: (tag: string) => tag === 'collector:*',
        run: gathering.gatherDue,
      },
    ],
  };
}
