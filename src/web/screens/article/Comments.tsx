import { formatDate } from '#shared/content/dates.ts';
import { comments as text } from '#shared/language/ka/article.ts';
import { Kept } from '#web/components/Kept.tsx';
import { Passage } from '#web/components/Passage.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { commentsLimit, type ShownComment } from './article.load.ts';
import styles from './Comments.module.css';
import { threadComments } from './thread-comments.ts';

/** What readers said about the article, answers under what they answer. */
export function Comments({ comments }: { readonly comments: readonly ShownComment[] }) {
  const count = comments.length;
  const section = (
    <section aria-labelledby="comments" data-comments data-no-print>
      <SectionHead title={count > 0 ? text.count(count) : text.title} id="comments" />
      {count === 0 && <p className={styles.empty}>{text.empty}</p>}
      {count === commentsLimit && <p className={styles.empty}>{text.newest(count)}</p>}
      <ul className={styles.list}>
        {threadComments(comments).map(({ comment, answers }) => (
          <li key={comment.id} className={styles.thread}>
            <Words comment={comment} />
            {answers.length > 0 && (
              <ul className={styles.answers} aria-label={text.answers(comment.author_name)}>
                {answers.map((answer) => (
                  <li key={answer.id}>
                    <Words comment={answer} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
  return count > 0 ? section : <Kept name="no comments">{section}</Kept>;
}

function Words({ comment: { id, author_name, body, created_at } }: { readonly comment: ShownComment }) {
  return (
    <article className={styles.comment} data-comment={id}>
      <p className={styles.about}>
        <span className={styles.name}>{author_name}</span>
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </p>
      <Passage html={body} />
    </article>
  );
}
