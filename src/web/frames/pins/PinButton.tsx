import { Pin, PinOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountMessages } from '#shared/language/ka/accounts.ts';
import { asking } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ownData } from '#web/data/own-data.ts';
import { session, useSession } from '#web/data/session/browser-session.ts';
import { calls } from '#web/data/session/session.ts';
import { showAccountToast, showToast } from '#web/data/toasts.ts';
import { attempt } from '../account/send-form.ts';
import styles from './PinButton.module.css';

interface PinButtonProps {
  readonly questionId: number;
  /** Known already; else it is asked for once somebody is signed in. */
  readonly isPinned?: boolean;
  readonly onChange?: (isPinned: boolean) => void;
}

/** Keeps a question for later. Pages are the same for everybody, so whether it is pinned comes after them. */
export function PinButton({ questionId, isPinned: known, onChange }: PinButtonProps) {
  const state = useSession();
  const navigate = useNavigate();
  const [isPinned, setPinned] = useState(known ?? false);
  const [isBusy, setBusy] = useState(false);
  const isUser = state.status === 'user';
  useEffect(() => {
    if (!isUser || known !== undefined) return;
    let isCurrent = true;
    ownData
      .record<{ is_pinned: boolean }>('question', { find: { id: questionId }, fields: ['is_pinned'] })
      .then(({ record }) => isCurrent && setPinned(record.is_pinned))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isUser, known, questionId]);

  async function toggle(): Promise<void> {
    if (!isUser) {
      showAccountToast('info', accountMessages.unauthenticated);
      await navigate(paths.signin);
      return;
    }
    setBusy(true);
    await attempt(async () => {
      const answer = await session.call(calls.togglePin, { question: String(questionId) });
      const { pinned } = answer as { pinned: boolean };
      setPinned(pinned);
      showToast('success', pinned ? asking.pin.added : asking.pin.removed);
      onChange?.(pinned);
    });
    setBusy(false);
  }

  const Icon = isPinned ? PinOff : Pin;
  return (
    <button
      type="button"
      className={styles.pin}
      aria-pressed={isPinned}
      disabled={isBusy}
      onClick={() => void toggle()}
      data-pin={questionId}
      data-no-print
    >
      <Icon size={18} aria-hidden />
      {isPinned ? asking.pin.remove : asking.pin.add}
    </button>
  );
}
