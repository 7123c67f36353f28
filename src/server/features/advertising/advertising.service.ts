import type { Restql } from '#server/restql/restql.service.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import type { Advertisement } from '#shared/collections/advertisement.ts';
import type { AdCounts } from '#shared/contracts/advertising.ts';
import { adDocument } from './ad-document.ts';
import type { CampaignsRepository } from './campaigns.repository.ts';

export type Advertising = ReturnType<typeof createAdvertising>;

/** Advertisements as their frames get them, their campaigns, and what is counted of them: numbers a day, nothing of anybody. */
export function createAdvertising({
  campaigns,
  restql,
  now,
  onError,
}: {
  campaigns: CampaignsRepository;
  restql: Pick<Restql, 'ask'>;
  now: () => number;
  onError: (error: unknown) => void;
}) {
  let waiting = new Map<number, { impressions: number; clicks: number }>();

  /** The document of an advertisement whose campaign runs. */
  async function findDocument(id: number): Promise<string | undefined> {
    const { answer } = await restql.ask('advertisement', { find: { id }, many: false, fields: ['body'] });
    const found = answer.advertisement as Pick<Advertisement, 'body'> | null;
    return found ? adDocument(found.body) : undefined;
  }

  function notice({ shown, pressed }: AdCounts): void {
    for (const id of shown) countOf(id).impressions += 1;
    for (const id of pressed) countOf(id).clicks += 1;
  }

  function countOf(id: number): { impressions: number; clicks: number } {
    const count = waiting.get(id) ?? { impressions: 0, clicks: 0 };
    if (waiting.size < mostWaiting) waiting.set(id, count);
    return count;
  }

  /** Writes what was counted; what cannot be written is kept for the next time. */
  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const batch = waiting;
    waiting = new Map();
    const counts = [...batch].map(([id, count]) => ({ id, ...count }));
    await campaigns.addCounts(todayAt(now()), counts).catch((error: unknown) => {
      for (const { id, impressions, clicks } of counts) {
        const count = countOf(id);
        count.impressions += impressions;
        count.clicks += clicks;
      }
      onError(error);
    });
  }

  return {
    findDocument,
    notice,
    flush,
    followCalendar: () => campaigns.followCalendar(todayAt(now())),
  };
}

/** Made-up ids cannot fill the memory. */
const mostWaiting = 10_000;
