import { ShieldCheck } from 'lucide-react';
import { formatDate, formatMonth } from '#shared/content/dates.ts';
import { article as text } from '#shared/language/ka/reading/article.ts';
import { PersonBadge } from '#web/components/people/PersonBadge.tsx';
import { ReviewOverdue } from '#web/layouts/review/ReviewOverdue.tsx';
import type { ShownArticle } from './article.load.ts';
import styles from './Byline.module.css';

/** Renders author, reviewer, publication date, review date and next review. */
export function Byline({
  article,
  isReviewOverdue,
  isBelowReviewLine,
}: {
  readonly article: ShownArticle;
  readonly isReviewOverdue: boolean;
  /** Whether a phone names the reviewer above already. */
  readonly isBelowReviewLine: boolean;
}) {
  const { author, reviewer, reviewed_at, next_review_at } = article;
  return (
    <div className={styles.byline}>
      <div className={styles.people}>
        {author && <PersonBadge person={author} roleTitle={text.author} />}
        {reviewer && (
          <div className={isBelowReviewLine ? styles.named : undefined}>
            <PersonBadge person={reviewer} roleTitle={text.reviewer} />
          </div>
        )}
        <PublishedOn article={article} />
      </div>
      {(reviewed_at || next_review_at) && (
        <p className={styles.review}>
          {reviewed_at && (
            <time className={styles.checked} dateTime={reviewed_at}>
              <ShieldCheck size={18} />
              {text.reviewed(formatDate(reviewed_at))}
            </time>
          )}
          {next_review_at && (
            <time dateTime={next_review_at}>{text.nextReview(formatMonth(next_review_at))}</time>
          )}
        </p>
      )}
      {isReviewOverdue && <ReviewOverdue />}
    </div>
  );
}

function PublishedOn({ article: { published_at, updated_at } }: { readonly article: ShownArticle }) {
  const date = updated_at ?? published_at;
  if (!date) return null;
  const isUpdated =
    updated_at !== null && published_at !== null && formatDate(updated_at) !== formatDate(published_at);
  return (
    <p className={styles.date}>
      <span className={styles.label}>{isUpdated ? text.updated : text.published}</span>
      <time dateTime={date}>{formatDate(date)}</time>
    </p>
  );
}
