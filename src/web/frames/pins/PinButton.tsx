import { Pin } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountMessages } from '#shared/language/ka/accounts.ts';
import { asking } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { session, useSession } from '#web/data/session/browser-session.ts';
import { calls } from '#web/data/session/session.ts';
import { showAccountToast, showToast } from '#web/data/toasts.ts';
import { attempt } from '../account/send-form.ts';
import styles from './PinButton.module.css';
import type { Pins } from './use-pins.ts';

interface PinButtonProps {
  readonly questionId: number;
  readonly pins: Pins;
}

/** Keeps a question for later; a guest is asked to sign in first. */
export function PinButton({ questionId, pins }: PinButtonProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isPinned = pins.isPinned(questionId);

  async function toggle(): Promise<void> {
    if (status !== 'user') {
      showAccountToast('info', accountMessages.unauthenticated);
      await navigate(paths.signin);
      return;
    }
    setBusy(true);
    await attempt(async () => {
      const answer = await session.call(calls.togglePin, { question: String(questionId) });
      const { pinned } = answer as { pinned: boolean };
      pins.mark(questionId, pinned);
      showToast('success', pinned ? asking.pin.added : asking.pin.removed);
    });
    setBusy(false);
  }

  return (
    <button
      type="button"
      className={styles.pin}
      data-pinned={isPinned || undefined}
      disabled={isBusy}
      onClick={() => void toggle()}
      data-pin={questionId}
      data-no-print
    >
      <Pin size={16} aria-hidden />
      {isPinned ? asking.pin.remove : asking.pin.add}
    </button>
  );
}
