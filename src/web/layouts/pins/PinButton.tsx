import { Pin } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { togglePin } from '#shared/contracts/questions.ts';
import { accountMessages } from '#shared/language/ka/account/accounts.ts';
import { asking } from '#shared/language/ka/asking/asking.ts';
import { signInPath } from '#shared/paths/paths.ts';
import { callApi, useSession } from '#web/data/session/browser-session.ts';
import { showAccountToast, showToast } from '#web/data/toasts.ts';
import { currentPage } from '#web/navigation/go-back.ts';
import { attempt } from '../account/send-form.ts';
import styles from './PinButton.module.css';
import type { Pins } from './use-pins.ts';

interface PinButtonProps {
  readonly questionId: number;
  readonly pins: Pins;
}

/** Renders the button that bookmarks a question; guests are sent to sign-in. */
export function PinButton({ questionId, pins }: PinButtonProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isPinned = pins.isPinned(questionId);

  async function toggle(): Promise<void> {
    if (status !== 'user') {
      showAccountToast('info', accountMessages.unauthenticated);
      await navigate(signInPath(currentPage()));
      return;
    }
    setBusy(true);
    await attempt(async () => {
      const { pinned } = await callApi(togglePin, { question: questionId });
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
