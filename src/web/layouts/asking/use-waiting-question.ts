import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { queuedQuestion as text } from '#shared/language/ka/asking/queued-question.ts';
import { hasQueuedQuestions, queueChange } from '#web/data/has-queued-questions.ts';
import { dropQueued, listQueued, type QueuedQuestion, queueQuestion } from '#web/data/question-queue.ts';
import { session } from '#web/data/session/browser-session.ts';
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
  // What does this on every page may not have been loaded before the connection went.
  const navigate = useNavigate();
  useEffect(() => {
    const onOnline = async () => {
      if (accountId === undefined) return session.verify();
      const router = { state: { location }, navigate };
      if (hasQueuedQuestions()) await (await import('./send-queued.ts')).sendQueued(router);
    };
    const run = () => void onOnline().catch(() => undefined);
    addEventListener('online', run);
    return () => removeEventListener('online', run);
  }, [accountId, navigate]);
  /** Puts a question there that could not be sent. */
  const wait = (question: QueuedQuestion) =>
    queueQuestion(question).catch(() => showAccountToast('error', text.noStorage));
  const takeBack = () => void (waiting && dropQueued(waiting.key));
  return { waiting, wait, takeBack };
}
