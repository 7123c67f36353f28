import { useCallback, useEffect, useState } from 'react';
import { queuedQuestion as text } from '#shared/language/ka/asking/queued-question.ts';
import { hasQueuedQuestions, queueChange } from '#web/data/has-queued-questions.ts';
import { dropQueued, listQueued, type QueuedQuestion, queueQuestion } from '#web/data/question-queue.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/** The question of an account that waits in this browser for a connection, with what puts it there and takes it back. */
export function useWaitingQuestion(accountId: number | undefined) {
  const [waiting, setWaiting] = useState<QueuedQuestion>();
  const look = useCallback(async () => {
    const queued = hasQueuedQuestions() ? await listQueued() : [];
    setWaiting(queued.find((each) => each.accountId === accountId));
  }, [accountId]);
  useEffect(() => {
    const update = () => void look().catch(() => undefined);
    update();
    addEventListener(queueChange, update);
    return () => removeEventListener(queueChange, update);
  }, [look]);
  /** Puts a question there that could not be sent. */
  const wait = (question: QueuedQuestion) =>
    queueQuestion(question).catch(() => showAccountToast('error', text.noStorage));
  const takeBack = () => void (waiting && dropQueued(waiting.key));
  return { waiting, wait, takeBack };
}
