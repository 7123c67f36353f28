import { networkOf } from '#shared/accounts/network.ts';
import type { RateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import type { DataQueries } from '../../queries/queries.service.ts';
import { createAdvertising } from './advertising.service.ts';
import { createCampaignDeskRepository } from './campaign-desk.repository.ts';
import { createCampaignDesk } from './campaign-desk.service.ts';
import { createCampaignsRepository } from './campaigns.repository.ts';

interface AdvertisingWiring {
  readonly db: Database;
  readonly restql: DataQueries;
  readonly rateLimits: RateLimits;
  /** The built script of the frames' documents. */
  readonly guard: string;
  readonly now: () => number;
  readonly onError: (what: string, error: unknown) => void;
}

/** Wires advertisements and their campaigns. */
export function wireAdvertising({ db, restql, rateLimits, guard, now, onError }: AdvertisingWiring) {
  const advertising = createAdvertising({
    campaigns: createCampaignsRepository(db),
    restql,
    guard,
    now,
    onError: (error) => onError('advertising', error),
  });
  const transact = createTransact(db);
  // A page sends counts every ten seconds at most; several readers may share an address.
  const counts = rateLimits.open({ name: 'ad-counts', points: 120, seconds: 60 });
  // Drawing a document costs as much as hundreds of pages.
  const documents = rateLimits.open({ name: 'campaign-documents', points: 20, seconds: 60 });
  return {
    advertising,
    limitCounts: (address: string) => counts.count(networkOf(address)),
    limitDocuments: (address: string) => documents.count(networkOf(address)),
    desk: createCampaignDesk({
      campaigns: createCampaignDeskRepository(db),
      inTransaction: (work) => transact((tx) => work(createCampaignDeskRepository(tx))),
      writeCounts: advertising.flush,
      now,
    }),
    jobs: [
      {
        name: 'campaigns-calendar',
        cron: '* * * * *',
        nextDue: advertising.findNextMove,
        isWokenBy: (tag: string) => tag === 'advertisement:*',
        run: advertising.followCalendar,
      },
    ],
    close: advertising.close,
  };
}
