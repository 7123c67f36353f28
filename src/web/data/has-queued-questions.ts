/** The item of the browser's storage that says that a question waits in its database. */
export const queueFlag = 'queued_questions';
/** The event of the window that says that the queue has changed. */
export const queueChange = 'question-queue';

/** Whether a question waits in this browser for a connection. */
export function hasQueuedQuestions(): boolean {
  try {
    return localStorage.getItem(queueFlag) !== null;
  } catch {
    return false;
  }
}
