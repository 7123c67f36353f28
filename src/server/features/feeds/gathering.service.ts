import type { FeedSource, RawOffer } from '#server/adapters/feeds/feed-source.ts';
import { cleanOffer } from './clean-offer.ts';
import type { CollectorsRepository, DueCollector, StoredItem } from './collectors.repository.ts';
import type { OfferPictures } from './offer-pictures.ts';

const minute = 60_000;
const everyMs = 15 * minute;
const maxPauseMs = 12 * 60 * minute;
/** The number of offers stored for a partner; a feed block shows at most as many. */
const maxItems = 12;
/** Timeout for all pictures of one feed together; offers without a picture by then are shown without. */
const picturesMs = 30_000;
/** Duration of a lease: longer than a feed and its pictures may take. */
const leaseMs = 2 * minute;
const maxConcurrent = 2;
const maxInTurn = 50;

export type Gathering = ReturnType<typeof createGathering>;

/** What became of a fetch: how many offers the partner has now, and why there are no newer ones. */
export interface Gathered {
  readonly items: number;
  readonly error: string | null;
}

/**
 * Fetches the feeds of partners, each every 15 minutes by one instance. After failures the interval grows, and the last offers
 * are kept.
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

  /** Fetches all due feeds, a few at a time. */
  async function gatherDue(): Promise<void> {
    let remaining = maxInTurn;
    const work = async () => {
      while (remaining > 0 && !stopped.signal.aborted) {
        remaining -= 1;
        const due = await repository.claimCollector(from(0), from(leaseMs));
        if (!due) return;
        await gather(due);
      }
    };
    await Promise.all(Array.from({ length: maxConcurrent }, work));
  }

  /** Fetches the feed of one partner, due or not. @returns nothing where the partner has none */
  async function gatherNow(id: number): Promise<Gathered | undefined> {
    const due = await repository.claimNamed(id, from(leaseMs));
    return due && gather(due);
  }

  async function gather(due: DueCollector): Promise<Gathered> {
    const stored = due.items.length;
    try {
      const answer = await feeds.read({
        address: due.feed_url,
        etag: due.etag,
        lastModified: due.last_modified,
        signal: stopped.signal,
      });
      if (answer.kind === 'unchanged') {
        await repository.noteUnchanged(due.id, from(0), from(everyMs));
        return { items: stored, error: null };
      }
      const items = await prepareItems(due, answer.offers);
      const { etag, lastModified } = answer;
      const fetched = { etag, lastModified, at: from(0), dueAt: from(everyMs) };
      if (await repository.saveItems(due, items, fetched)) await pictures.remove(outdated(due.items, items));
      return { items: items.length, error: null };
    } catch (error) {
      const problem = problemOf(error);
      if (stopped.signal.aborted) return { items: stored, error: problem };
      const failures = due.failures + 1;
      await repository.noteFailure(due.id, problem, failures, from(pauseAfter(failures)));
      return { items: stored, error: problem };
    }
  }

  /** Cleans the offers and stores their pictures. @throws Error when there are offers and none of them is usable */
  async function prepareItems(due: DueCollector, offers: readonly RawOffer[]): Promise<StoredItem[]> {
    const links = new Set<string>();
    const clean = offers.flatMap((raw) => {
      if (links.size === maxItems) return [];
      const offer = cleanOffer(raw, due.feed_url);
      if (!offer || links.has(offer.link)) return [];
      links.add(offer.link);
      return [offer];
    });
    if (clean.length === 0 && offers.length > 0) throw new Error('no_usable_offer');
    const signal = AbortSignal.any([AbortSignal.timeout(picturesMs), stopped.signal]);
    const items: StoredItem[] = [];
    for (const offer of clean) {
      const picture = offer.source === null ? undefined : await pictures.store(due.id, offer.source, signal);
      items.push({ ...offer, thumb: picture?.thumb ?? null, image: picture?.image ?? null });
    }
    stopped.signal.throwIfAborted();
    return items;
  }

  return { gatherDue, gatherNow, stop: async () => stopped.abort() };
}

const pauseAfter = (failures: number): number => Math.min(everyMs * 2 ** Math.min(failures, 10), maxPauseMs);

const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : 'unknown').slice(0, 200);

function outdated(before: readonly StoredItem[], after: readonly StoredItem[]): Set<string> {
  const pathsOf = (items: readonly StoredItem[]) =>
    new Set(items.flatMap(({ thumb, image }) => [thumb, image].filter((path) => path !== null)));
  return pathsOf(before).difference(pathsOf(after));
}
