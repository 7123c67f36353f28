import { askQuestion } from '#shared/contracts/questions.ts';
import { attachmentText } from '#shared/language/ka/asking/attachments.ts';
import { queuedQuestion as text } from '#shared/language/ka/asking/queued-question.ts';
import { nextPageIn, paths } from '#shared/paths/paths.ts';
import { dropQueued, listQueued, type QueuedQuestion } from '#web/data/question-queue.ts';
import { callApi, session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { showRefusal } from '#web/data/session/refusal-toasts.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { sendFiles } from './attachments/send-files.ts';
import { keepFiles, readFiles } from './attachments/stored-files.ts';
import { clearDraft } from './draft.ts';

interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string): unknown;
}

/**
 * Sends the questions that waited for a connection, one after the other, in one tab at a time. The key that each is sent with
 * makes a repeat harmless. Who is signed out meanwhile is asked to sign in, and the question goes on waiting.
 */
export async function sendQueued(router: Router): Promise<void> {
  await exclusively(async () => {
    if (!navigator.onLine) return;
    for (const question of await listQueued()) {
      const isOver = await send(question, router);
      if (!isOver) return;
    }
  });
}

/** Works in one tab at a time. `navigator.locks` is missing on plain HTTP, contrary to its type; the key is enough there. */
const exclusively = (work: () => Promise<void>): Promise<void> =>
  ((navigator.locks as LockManager | undefined)?.request('salbuni-queue', work) as Promise<void>) ?? work();

/** @returns whether the next one may be sent */
async function send(question: QueuedQuestion, router: Router): Promise<boolean> {
  if (session.state().status !== 'user') await session.verify();
  const state = session.state();
  if (state.status !== 'user') {
    showAccountToast('info', text.signIn);
    return false;
  }
  // Somebody else is signed in here: it waits for whoever wrote it.
  if (state.user.id !== question.accountId) return true;
  try {
    const { question: id } = await callApi(askQuestion, question.input, { idempotencyKey: question.key });
    const files = await adoptFiles(question.accountId, id);
    await dropQueued(question.key);
    clearDraft(question.accountId);
    await sendItsFiles(id, files);
    showAccountToast('success', text.sent);
    if (isWriting(router)) await router.navigate(`${paths.askform}?question=${id}`);
    return true;
  } catch (error) {
    if (!(error instanceof CallRefused)) return false;
    if (error.status === 401) showAccountToast('info', text.signIn);
    if (error.status === 401 || error.status === 429 || error.status >= 500) return false;
    // It would be refused again; what was written is kept as a draft, to be put right.
    await dropQueued(question.key);
    showRefusal(error);
    return true;
  }
}

/** Makes the files that waited those of the question, also if the page is left before they are sent. */
async function adoptFiles(accountId: number, id: number): Promise<readonly File[]> {
  const files = await readFiles(accountId);
  await keepFiles(`question ${id}`, files);
  await keepFiles(accountId, []);
  return files;
}

/** Sends the files that were chosen with a question; those that fail stay with it and can be sent from its page. */
async function sendItsFiles(id: number, files: readonly File[]): Promise<void> {
  const left = await sendFiles(id, files);
  await keepFiles(`question ${id}`, left);
  if (left.length > 0) showAccountToast('error', attachmentText.someNotSent);
}

/** Whether the reader waits where questions are written, or signs in to go there. */
function isWriting({ state: { location } }: Router): boolean {
  const { pathname, search } = location;
  if (pathname === paths.signin) return nextPageIn(search)?.startsWith(paths.askform) ?? false;
  return pathname === paths.askform || pathname === paths.consultantpage;
}
