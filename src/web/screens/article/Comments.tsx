import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { formatDate } from '#shared/content/dates.ts';
import { comments as text } from '#shared/language/ka/reading/comments.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { Passage } from '#web/components/text/Passage.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';
import { commentsLimit, type ShownComment } from './article.load.ts';
import styles from './Comments.module.css';
import { type CommentDraft, readCommentDraft } from './comment-draft.ts';
import { threadComments } from './thread-comments.ts';

/** The form comes when somebody wants to write: most readers read. */
const CommentForm = lazy(async () => {
  const loaded = await loadChunk('comment-form', () => import('./CommentForm.tsx'));
  return { default: loaded.CommentForm };
});

interface CommentsProps {
  readonly article: { readonly id: number; readonly url: string };
  readonly comments: readonly ShownComment[];
}

/** Renders readers' comments as threads, and the form of a new one. */
export function Comments({ article, comments }: CommentsProps) {
  const count = comments.length;
  const [draft, setDraft] = useState<CommentDraft>();
  // Who had to sign in first goes on where they were.
  useEffect(() => setDraft(readCommentDraft(article.id)), [article.id]);
  const answer = (parent: number | null) => setDraft({ body: '', parent });
  const formUnder = (comment: ShownComment | undefined): ReactNode =>
    draft &&
    draft.parent === (comment?.id ?? null) && (
      <Suspense fallback={<div className={styles.waiting} />}>
        <CommentForm
          article={article}
          draft={draft}
          addressee={comment?.author_name}
          onSent={() => setDraft(undefined)}
        />
      </Suspense>
    );
  const show = (comment: ShownComment) => (
    <>
      <CommentBody comment={comment} />
      {draft?.parent !== comment.id && (
        <Button kind="quiet" onPress={() => answer(comment.id)}>
          {text.reply}
        </Button>
      )}
      {formUnder(comment)}
    </>
  );
  return (
    <section aria-labelledby="comments" data-comments data-no-print>
      <SectionHead title={count > 0 ? text.count(count) : text.title} id="comments" />
      {count === 0 && <p className={styles.empty}>{text.empty}</p>}
      {count === commentsLimit && <p className={styles.empty}>{text.newest(count)}</p>}
      <ul className={styles.list}>
        {threadComments(comments).map(({ comment, answers }) => (
          <li key={comment.id} className={styles.thread}>
            {show(comment)}
            {answers.length > 0 && (
              <ul className={styles.answers} aria-label={text.answers(comment.author_name)}>
                {answers.map((one) => (
                  <li key={one.id}>{show(one)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {draft?.parent !== null && (
        <Button kind="quiet" onPress={() => answer(null)}>
          {text.write}
        </Button>
      )}
      {formUnder(undefined)}
    </section>
  );
}

function CommentBody({
  comment: { id, author_name, is_author, body, created_at },
}: {
  readonly comment: ShownComment;
}) {
  return (
    <article className={styles.comment} data-comment={id}>
      <p className={styles.about}>
        <span className={styles.name}>{author_name}</span>
        {is_author && <span className={styles.author}>{text.author}</span>}
        <time dateTime={created_at}>{formatDate(created_at)}</time>
      </p>
      <Passage html={body} />
    </article>
  );
}
