import { useState } from 'react';
import { asking as text } from '#shared/language/ka/asking.ts';
import { Button } from '#web/components/Button.tsx';
import { session } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/frames/account/send-form.ts';
import type { MyQuestion } from './own-questions.ts';
import styles from './UserQuestions.module.css';

interface CardActionsProps {
  readonly question: MyQuestion;
  readonly onChange: () => void;
}

/** The end of a question: closing an answered one, giving up one that was not paid. */
export function CardActions({ question: { id, status }, onChange }: CardActionsProps) {
  const [isBusy, setBusy] = useState(false);
  if (status !== 'answered' && status !== 'awaiting_payment') return null;
  const isAnswered = status === 'answered';
  async function close(): Promise<void> {
    setBusy(true);
    await attempt(async () => {
      await session.call(`/api/question/${id}/close/`, {});
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
