import { createAddressLimit } from './adapters/counters/address-limit.ts';
import type { Counters } from './adapters/counters/counters.ts';
import type { Database } from './database/connect.ts';
import { createAdvertising } from './features/advertising/advertising.service.ts';
import { createCampaignsRepository } from './features/advertising/campaigns.repository.ts';
import type { Restql } from './restql/restql.service.ts';

interface AdvertisingWiring {
  readonly db: Database;
  readonly restql: Restql;
  readonly counters: Counters;
  readonly now: () => number;
  readonly onError: (what: string, error: unknown) => void;
}

/** Advertisements and their campaigns, put together by hand. */
export function wireAdvertising({ db, restql, counters, now, onError }: AdvertisingWiring) {
  const advertising = createAdvertising({
    campaigns: createCampaignsRepository(db),
    restql,
    now,
    onError: (error) => onError('advertising', error),
  });
  return {
    advertising,
    // A page sends every ten seconds at most; a house may share an address.
    limitCounts: createAddressLimit(counters, { name: 'ad-counts', most: 120, seconds: 60, now }),
    periodic: [
      { name: 'campaigns', everyMs: 15_000, run: advertising.followCalendar },
      { name: 'ad-counts', everyMs: 10_000, run: advertising.flush },
    ],
    close: advertising.flush,
  };
}
