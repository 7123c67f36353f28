import type { FeedSource, RawOffer } from '#server/adapters/feeds/feed-source.ts';
import { cleanOffer } from './clean-offer.ts';
import type { CollectorsRepository, DueCollector, StoredItem } from './collectors.repository.ts';
import type { OfferPictures } from './offer-pictures.ts';

export type Gathering = ReturnType<typeof createGathering>;

const minute = 60_000;
const everyMs = 15 * minute;
const longestPauseMs = 12 * 60 * minute;
/** Offers kept of a partner; a feed block shows at most as many. */
const mostItems = 12;
/** For all pictures of one feed; offers whose picture did not come by then stand without. */
const picturesMs = 30_000;
/** Longer than a feed and its pictures may take: a claim outlives the work it was made for. */
const leaseMs = 2 * minute;
const atOnce = 2;
const mostInTurn = 50;

/**
 * Asks partners for their offers, each every 15 minutes and by one instance; a partner that fails is asked less and less
 * often, and what it last offered stays.
 */
export function createGathering(parts: {
  repository: CollectorsRepository;
  feeds: FeedSource;
  pictures: OfferPictures;
  now: () => number;
}) {
  const { repository, feeds, pictures, now } = parts;
  const stopped = new AbortController();
  const from = (ms: number) => new Date(now() + ms);

  /** Asks everybody whose turn it is, a few at a time. */
  async function gatherDue(): Promise<void> {
    let left = mostInTurn;
    const work = async () => {
      while (left > 0 && !stopped.signal.aborted) {
        left -= 1;
        const due = await repository.claimCollector(from(0), from(leaseMs));
        if (!due) return;
        await gather(due);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  async function gather(due: DueCollector): Promise<void> {
    try {
      const answer = await feeds.read({
        address: due.feed_url,
        etag: due.etag,
        lastModified: due.last_modified,
        signal: stopped.signal,
      });
      if (answer.kind === 'unchanged') return await repository.noteUnchanged(due.id, from(0), from(everyMs));
      const items = await keepItems(due, answer.offers);
      const { etag, lastModified } = answer;
      const fetched = { etag, lastModified, at: from(0), dueAt: from(everyMs) };
      if (await repository.saveItems(due, items, fetched)) await pictures.remove(outdated(due.items, items));
    } catch (error) {
      if (stopped.signal.aborted) return;
      const failures = due.failures + 1;
      await repository.noteFailure(due.id, problemOf(error), failures, from(pauseAfter(failures)));
    }
  }

  /** @throws Error when there are offers and none of them is one readers may see. */
  async function keepItems(due: DueCollector, offers: readonly RawOffer[]): Promise<StoredItem[]> {
    const links = new Set<string>();
    const clean = offers.flatMap((raw) => {
      if (links.size === mostItems) return [];
      const offer = cleanOffer(raw, due.feed_url);
      if (!offer || links.has(offer.link)) return [];
      links.add(offer.link);
      return [offer];
    });
    if (clean.length === 0 && offers.length > 0) throw new Error('no_usable_offer');
    const signal = AbortSignal.any([AbortSignal.timeout(picturesMs), stopped.signal]);
    const items: StoredItem[] = [];
    for (const offer of clean) {
      const kept = offer.source === null ? undefined : await pictures.keep(due.id, offer.source, signal);
      items.push({ ...offer, thumb: kept?.thumb ?? null, image: kept?.image ?? null });
    }
    stopped.signal.throwIfAborted();
    return items;
  }

  return { gatherDue, stop: async () => stopped.abort() };
}

const pauseAfter = (failures: number): number =>
  Math.min(everyMs * 2 ** Math.min(failures, 10), longestPauseMs);

const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown').slice(0, 200);

function outdated(before: readonly StoredItem[], after: readonly StoredItem[]): Set<string> {
  const pathsOf = (items: readonly StoredItem[]) =>
    new Set(items.flatMap(({ thumb, image }) => [thumb, image].filter((path) => path !== null)));
  return pathsOf(before).difference(pathsOf(after));
}
