import { formatDate } from '#shared/content/dates.ts';
import { question as text } from '#shared/language/ka/asking/question-screens.ts';
import { Passage } from '#web/components/text/Passage.tsx';
import styles from './Discussion.module.css';
import type { DiscussionPart } from './question.load.ts';

/** Renders the follow-ups and replies after the answer, oldest first. */
export function Discussion({ parts }: { readonly parts: readonly DiscussionPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section className={styles.discussion} aria-labelledby="discussion">
      <h2 className={styles.heading} id="discussion">
        {text.discussion}
      </h2>
      <ol className={styles.list}>
        {parts.map(({ id, kind, author_title, body, created_at }) => (
          <li key={id} className={styles.part} data-kind={kind}>
            <p className={styles.about}>
              <span className={styles.author}>{author_title}</span>
              <time dateTime={created_at}>{formatDate(created_at)}</time>
            </p>
            <Passage html={body} />
          </li>
        ))}
      </ol>
    </section>
  );
}
