import { useState } from 'react';
import { closeQuestion } from '#shared/contracts/questions.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import type { ShownQuestion } from './own-questions.ts';
import styles from './UserQuestions.module.css';

interface CardActionsProps {
  readonly question: ShownQuestion;
  readonly onChange: () => void;
}

/** Closes an answered question or withdraws an unpaid one. */
export function CardActions({ question: { id, status }, onChange }: CardActionsProps) {
  const [isBusy, setBusy] = useState(false);
  if (status !== 'answered' && status !== 'awaiting_payment') return null;
  const isAnswered = status === 'answered';
  async function close(): Promise<void> {
    setBusy(true);
    await attempt(async () => {
      await callApi(closeQuestion, { id });
      showAccountToast('success', isAnswered ? text.mine.closed : text.mine.withdrawn);
      onChange();
    });
    setBusy(false);
  }
  return (
    <div className={styles.end}>
      <Button kind="quiet" isBusy={isBusy} onPress={() => void close()}>
        {isAnswered ? text.mine.close : text.mine.withdraw}
      </Button>
      {isAnswered && <p className={styles.hint}>{text.mine.closeHint}</p>}
    </div>
  );
}
