import { getQuestionDraft, keepQuestionDraft } from '#shared/contracts/questions.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** Time after the last key until a draft is sent, in milliseconds. */
const pauseMs = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the draft that is kept with the account; undefined where there is none, or the server cannot be asked. */
export async function fetchServerDraft(): Promise<Draft | undefined> {
  try {
    const { draft } = await callApi(getQuestionDraft, {});
    if (!draft) return undefined;
    const { title, body, is_private, updated_at } = draft;
    return { ...emptyDraft, title, body, is_private: String(is_private), at: Date.parse(updated_at) };
  } catch {
    return undefined;
  }
}

/** Keeps a draft with the account, once its writer pauses. A failure is silent: the browser has the draft as well. */
export function keepServerDraft({ title, body, is_private }: Draft): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const value = is_private === 'false' ? ('false' as const) : ('true' as const);
    callApi(keepQuestionDraft, { title, body, is_private: value }).catch(() => undefined);
  }, pauseMs);
}

/** Forgets a draft that waits to be sent: its question is asked. */
export const dropServerDraft = (): void => clearTimeout(timer);
