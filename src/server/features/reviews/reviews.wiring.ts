import { type RecordNewsFacts, recordNewsLetter, reviewLetter } from '#shared/language/ka/office/reviews.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact, type Tx } from '../../database/transact.ts';
import type { RecordNews } from '../../records/revisions/review/record-news.ts';
import { writeLetter } from '../mail/letter.ts';
import type { Composer, EnqueueMail } from '../mail/mail.service.ts';
import { createReviewsRepository, type DueReview } from './reviews.repository.ts';
import { createReviewsService } from './reviews.service.ts';

/** Wires the medical reviews that are due, and the weekly mail about them. */
export function wireReviews({
  config,
  db,
  enqueueMail,
  now,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly enqueueMail: EnqueueMail;
  readonly now: () => number;
}) {
  const transact = createTransact(db);
  const site = { siteName: config.SITE_NAME, siteUrl: config.SITE_URL };
  const service = createReviewsService({
    reviews: createReviewsRepository(db),
    remind: (account, due) =>
      transact((tx) =>
        enqueueMail(tx, { kind: 'review_reminder', to: { account }, facts: { due }, isWork: true }),
      ),
    now,
  });
  const composeReminder: Composer = async ({ recipient, facts }) => ({
    to: recipient,
    ...writeLetter(reviewLetter(facts.due as readonly Pick<DueReview, 'title' | 'due'>[], site), site),
  });
  const composeNews: Composer = async ({ recipient, facts }) => ({
    to: recipient,
    ...writeLetter(recordNewsLetter(facts as object as RecordNewsFacts, site), site),
  });
  /** Tells by mail that a text waits for a reviewer, how its review ended, or that what was planned could not be done. */
  async function tellRecordNews(tx: Tx, { to, ...facts }: RecordNews): Promise<void> {
    for (const account of to)
      await enqueueMail(tx, { kind: 'review_news', to: { account }, facts, isWork: true });
  }
  return {
    ...service,
    tellRecordNews,
    composers: { review_reminder: composeReminder, review_news: composeNews },
    jobs: [{ name: 'review-reminders', cron: '0 9 * * 1', catchesUp: true, run: service.remindReviewers }],
  };
}
