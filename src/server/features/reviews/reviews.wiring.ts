import { reviewLetter } from '#shared/language/ka/office/reviews.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
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
  return {
    ...service,
    composers: { review_reminder: composeReminder },
    jobs: [{ name: 'review-reminders', cron: '0 9 * * 1', catchesUp: true, run: service.remindReviewers }],
  };
}
