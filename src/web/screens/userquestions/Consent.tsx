import { useState } from 'react';
import { asking as text } from '#shared/language/ka/asking.ts';
import { session } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/frames/account/send-form.ts';
import type { MyQuestion } from './own-questions.ts';
import styles from './UserQuestions.module.css';

interface ConsentProps {
  readonly question: MyQuestion;
  readonly onChange: () => void;
}

/** The asker's word on whether everybody may read it. It can be taken back at any time. */
export function Consent({ question, onChange }: ConsentProps) {
  const [isBusy, setBusy] = useState(false);
  async function change(mayPublish: boolean): Promise<void> {
    setBusy(true);
    await attempt(async () => {
      await session.call(`/api/question/${question.id}/consent/`, { may_publish: String(mayPublish) });
      showAccountToast('success', mayPublish ? text.mine.consentGiven : text.mine.consentTaken);
      onChange();
    });
    setBusy(false);
  }
  return (
    <div className={styles.consent}>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="may_publish"
          checked={!question.is_private}
          disabled={isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
        {text.mine.consent}
      </label>
      <Publishing question={question} />
    </div>
  );
}

function Publishing({ question }: { readonly question: MyQuestion }) {
  if (question.is_public)
    return (
      <a className={styles.link} href={question.url}>
        {text.mine.published}
      </a>
    );
  if (question.is_private) return null;
  const words = question.publishing_refused_at ? text.mine.notPublished : text.mine.publishing;
  return <p className={styles.hint}>{words}</p>;
}
