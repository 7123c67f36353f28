import { useState } from 'react';
import { setPublishingConsent } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { useSiteSettings } from '#web/components/site/site-settings.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import type { ShownQuestion } from './own-questions.ts';
import styles from './UserQuestions.module.css';

interface ConsentProps {
  readonly question: ShownQuestion;
  readonly onChange: () => void;
}

/** Lets the asker allow or forbid publication. Consent can be withdrawn at any time. */
export function Consent({ question, onChange }: ConsentProps) {
  const [isBusy, setBusy] = useState(false);
  const { consent_text: terms } = useSiteSettings();
  async function change(mayPublish: boolean): Promise<void> {
    setBusy(true);
    await attempt(async () => {
      await callApi(setPublishingConsent, { id: question.id, may_publish: mayPublish });
      showAccountToast('success', mayPublish ? text.mine.consentGiven : text.mine.consentWithdrawn);
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
      {terms && <p className={styles.hint}>{terms}</p>}
      <PublicationStatus question={question} />
    </div>
  );
}

function PublicationStatus({ question }: { readonly question: ShownQuestion }) {
  if (question.is_public)
    return (
      <a className={styles.link} href={question.url}>
        {text.mine.published}
      </a>
    );
  if (question.is_private) return null;
  const message = question.publishing_refused_at ? text.mine.notPublished : text.mine.publishing;
  return <p className={styles.hint}>{message}</p>;
}
