import type { Actor } from '#server/records/revisions/opening.service.ts';
import { mayDo } from '#shared/access/record-rights.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import type { DueQuery, DueReview, ReviewsRepository } from './reviews.repository.ts';

export type ReviewsService = ReturnType<typeof createReviewsService>;

const dayMs = 86_400_000;
/** A review is due this many days before its day. */
const daysAhead = 30;
/** A mail names so many texts; the desk shows the rest. */
const maxNamed = 20;

export interface ReviewsParts {
  readonly reviews: ReviewsRepository;
  /** Sends a reviewer what is due. */
  readonly remind: (accountId: number, due: readonly Pick<DueReview, 'title' | 'due'>[]) => Promise<void>;
  readonly now: () => number;
}

/** Which medical reviews are due: for the desk, and by mail to those who review. */
export function createReviewsService({ reviews, remind, now }: ReviewsParts) {
  async function listReviews(
    { roles }: Actor,
    request: {
      search: string;
      state?: 'overdue' | 'soon' | undefined;
      from?: string | undefined;
      to?: string | undefined;
      page: number;
      limit: number;
    },
  ) {
    const { search, state, page, limit } = request;
    const among = recordCollections.filter((one) => mayDo(roles, one, 'get')).map(({ name }) => name);
    const spans = { overdue: { to: dayAt(-1) }, soon: { from: dayAt(0), to: dayAt(daysAhead) } };
    const filter = { search: search.trim(), among };
    const span = state ? spans[state] : { to: dayAt(daysAhead) };
    const query: DueQuery = {
      ...filter,
      ...narrower(span, request),
    };
    const found = await reviews.listDue(query, { limit, offset: (page - 1) * limit });
    return {
      rows: found.map(({ account_id, reviewer, ...one }) => ({
        ...one,
        reviewer: account_id === null || reviewer === null ? null : { id: account_id, name: reviewer },
      })),
      total: await reviews.countDue(query),
      counts: {
        overdue: await reviews.countDue({ ...filter, ...spans.overdue }),
        soon: await reviews.countDue({ ...filter, ...spans.soon }),
      },
    };
  }

  const dayAt = (days: number): string => todayAt(now() + days * dayMs);

  /** Mails each reviewer what is due of theirs; what is nobody's goes to all of them. */
  async function remindReviewers(): Promise<void> {
    const among = recordCollections.map(({ name }) => name);
    const due = await reviews.listDue(
      { search: '', among, to: dayAt(daysAhead) },
      { limit: 1_000, offset: 0 },
    );
    for (const account of await reviews.listReviewers()) {
      const theirs = due.filter(({ account_id }) => account_id === null || account_id === account);
      if (theirs.length > 0)
        await remind(
          account,
          theirs.slice(0, maxNamed).map(({ title, due: day }) => ({ title, due: day })),
        );
    }
  }

  return { listReviews, remindReviewers };
}

/** The span of a state, narrowed by the days that were asked for. */
function narrower(
  span: { readonly from?: string; readonly to: string },
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): { from: string | undefined; to: string } {
  const starts = [span.from, from].filter((day) => day !== undefined).toSorted();
  const ends = [span.to, to].filter((day) => day !== undefined).toSorted();
  return { from: starts.at(-1), to: ends[0] ?? span.to };
}
