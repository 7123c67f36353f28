import type { Actor } from '#server/records/revisions/opening.service.ts';
import { conflict, noRecord } from '#server/records/revisions/refusals.ts';
import { feedsText as messages } from '#shared/language/ka/office/feeds.ts';
import type { FeedState, FeedsDeskRepository } from './feeds-desk.repository.ts';
import type { Gathering } from './gathering.service.ts';

export type FeedsDesk = ReturnType<typeof createFeedsDesk>;

/** The desk of partners' feeds: which are read, which are not and why. */
export function createFeedsDesk({
  feeds,
  gathering,
}: {
  readonly feeds: FeedsDeskRepository;
  readonly gathering: Pick<Gathering, 'gatherNow'>;
}) {
  async function listFeeds(query: {
    search: string;
    state?: FeedState | undefined;
    from?: string | undefined;
    to?: string | undefined;
    page: number;
    limit: number;
  }) {
    const { search, state, from, to, page, limit } = query;
    const filter = { search: search.trim(), from, to };
    const rows = await feeds.listFeeds({ ...filter, state }, { limit, offset: (page - 1) * limit });
    const counts = await feeds.countStates(filter);
    const every = counts.failing + counts.waiting + counts.healthy + counts.off;
    return { rows, total: state ? counts[state] : every, counts };
  }

  /** Fetches a feed while the person waits. @throws Problem 404, 409 `no_feed` where there is nothing to fetch */
  async function fetchFeed(
    { accountId }: Actor,
    id: number,
  ): Promise<{ items: number; error: string | null }> {
    if (!(await feeds.exists(id))) throw noRecord();
    const outcome = await gathering.gatherNow(id);
    if (!outcome) throw conflict(messages.noFeed, 'no_feed');
    await feeds.log.appendChanges([
      { collection: 'collector', recordId: id, accountId, action: 'fetch_now', fields: [] },
    ]);
    return outcome;
  }

  return { listFeeds, fetchFeed };
}
