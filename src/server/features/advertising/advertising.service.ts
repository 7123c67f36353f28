import { createWriteBehind } from '#server/caching/write-behind.ts';
import type { DataQueries } from '#server/queries/queries.service.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import type { Advertisement } from '#shared/collections/advertisement.ts';
import type { AdCounts } from '#shared/contracts/advertising.ts';
import { adDocument, previewDocument, withLink } from './ad-document.ts';
import type { CampaignsRepository } from './campaigns.repository.ts';

export type Advertising = ReturnType<typeof createAdvertising>;

/**
 * Serves advertisements to their frames, starts and ends campaigns, and counts impressions and clicks per day, without any data
 * about readers.
 */
export function createAdvertising({
  campaigns,
  restql,
  guard,
  now,
  onError,
}: {
  campaigns: CampaignsRepository;
  restql: Pick<DataQueries, 'ask'>;
  /** The built script of the frames' documents. */
  guard: string;
  now: () => number;
  onError: (error: unknown) => void;
}) {
  let pending = new Map<number, { impressions: number; clicks: number }>();
  const writeBehind = createWriteBehind({ delayMs: writeDelayMs, write, onError });

  /** Returns the document of an advertisement with a running campaign. */
  async function findDocument(id: number): Promise<string | undefined> {
    const query = { find: { id }, many: false, fields: ['body', 'link'] };
    const { answer } = await restql.ask('advertisement', query);
    const found = answer.advertisement as Pick<Advertisement, 'body' | 'link'> | null;
    return found ? adDocument(withLink(found), guard) : undefined;
  }

  function count({ shown, pressed }: AdCounts): void {
    for (const id of shown) countOf(id).impressions += 1;
    for (const id of pressed) countOf(id).clicks += 1;
    writeBehind.schedule();
  }

  function countOf(id: number): { impressions: number; clicks: number } {
    const count = pending.get(id) ?? { impressions: 0, clicks: 0 };
    if (pending.size < maxPending) pending.set(id, count);
    return count;
  }

  /** Writes the counts. @throws when writing failed; the counts are kept for the next attempt */
  async function write(): Promise<void> {
    if (pending.size === 0) return;
    const batch = pending;
    pending = new Map();
    const counts = [...batch].map(([id, count]) => ({ id, ...count }));
    try {
      await campaigns.addCounts(todayAt(now()), counts);
    } catch (error) {
      for (const { id, impressions, clicks } of counts) {
        const count = countOf(id);
        count.impressions += impressions;
        count.clicks += clicks;
      }
      throw error;
    }
    await campaigns.followCampaigns(new Date(now()));
  }

  return {
    findDocument,
    count,
    flush: writeBehind.flush,
    close: writeBehind.close,
    previewFrame: () => previewDocument,
    followCalendar: () => campaigns.followCalendar(todayAt(now()), new Date(now())),
    findNextMove: () => campaigns.findNextMove(new Date(now())),
  };
}

/** The limit of ids counted at a time: clients can send invented ones. */
const maxPending = 10_000;
const writeDelayMs = 10_000;
