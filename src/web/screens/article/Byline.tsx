import { ShieldCheck } from 'lucide-react';
import { formatDate, formatMonth } from '#shared/content/dates.ts';
import { article as text } from '#shared/language/ka/article.ts';
import { Kept } from '#web/components/Kept.tsx';
import { PersonBadge } from '#web/components/PersonBadge.tsx';
import type { ShownArticle } from './article.load.ts';
import styles from './Byline.module.css';

/** Who wrote it, who checked it, how fresh it is and when it will be checked again. */
export function Byline({ article }: { readonly article: ShownArticle }) {
  const { author, reviewer, reviewed_at, next_review_at } = article;
  return (
    <div className={styles.byline}>
      <div className={styles.people}>
        <Kept name={`people ${JSON.stringify([author, reviewer])}`}>
          {author && <PersonBadge person={author} part={text.author} />}
          {reviewer && <PersonBadge person={reviewer} part={text.reviewer} />}
        </Kept>
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
    </div>
  );
}

function PublishedOn({ article: { published_at, updated_at } }: { readonly article: ShownArticle }) {
  const shown = updated_at ?? published_at;
  if (!shown) return null;
  const isUpdated =
    updated_at !== null && published_at !== null && formatDate(updated_at) !== formatDate(published_at);
  return (
    <p className={styles.date}>
      <span className={styles.label}>{isUpdated ? text.updated : text.published}</span>
      <time dateTime={shown}>{formatDate(shown)}</time>
    </p>
  );
}
