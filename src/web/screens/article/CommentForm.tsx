import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { writeComment } from '#shared/contracts/comments.ts';
import { comments as text } from '#shared/language/ka/reading/comments.ts';
import { paths } from '#shared/paths/paths.ts';
import { bounds, commentForm } from '#shared/questions/forms.ts';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { LongField } from '#web/components/forms/LongField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi, useSession } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import styles from './Comments.module.css';
import { type CommentDraft, clearCommentDraft, saveCommentDraft } from './comment-draft.ts';

interface CommentFormProps {
  readonly article: { readonly id: number; readonly url: string };
  readonly draft: CommentDraft;
  /** Whom it answers; absent for a comment on the article itself. */
  readonly addressee?: string | undefined;
  readonly onSent: () => void;
}

/** Renders the form of a comment. A guest signs in to send it, and finds what was typed afterwards. */
export function CommentForm({ article, draft, addressee, onSent }: CommentFormProps) {
  const navigate = useNavigate();
  const isGuest = useSession().status === 'guest';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  const toPayload = (body: string) => ({
    body,
    ...(draft.parent === null ? {} : { parent_id: String(draft.parent) }),
  });
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: ({ body = '' }) => findErrors(commentForm, toPayload(body)),
    send: async ({ body = '' }) => {
      if (isGuest) {
        saveCommentDraft(article.id, { ...draft, body });
        await navigate(`${paths.signin}?next=${encodeURIComponent(article.url)}`);
        return undefined;
      }
      return attempt(async () => {
        await callApi(writeComment, { id: article.id, ...toPayload(body) });
        clearCommentDraft(article.id);
        showAccountToast('success', text.sent);
        onSent();
      });
    },
  });
  return (
    <div ref={place}>
      <Form {...formProps} className={styles.form} data-comment-form={draft.parent ?? ''}>
        <LongField
          name="body"
          label={addressee === undefined ? text.body : text.replyTo(addressee)}
          hint={text.hint}
          maxLength={bounds.comment.to}
          rows={4}
          defaultValue={draft.body}
          error={errors.body}
        />
        {isGuest && <p className={styles.guest}>{text.guest}</p>}
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {isGuest ? text.signIn : text.send}
        </SubmitButton>
      </Form>
    </div>
  );
}
