export interface Draft {
  readonly title: string;
  readonly body: string;
  readonly is_private: string;
  /** When it was written, in milliseconds; 0 for an empty one. */
  readonly at: number;
  /** The addressee and service that a guest pressed „send“ for; the question is sent once the guest is signed in. */
  readonly sendTo: string;
}

export const emptyDraft: Draft = { title: '', body: '', is_private: 'true', at: 0, sendTo: '' };

/** A draft is forgotten after this time: others may use the same browser. */
const lifeMs = 7 * 86_400_000;

type Stored = { readonly [Name in keyof Draft]?: unknown };
type Owner = number | 'guest';
const keyOf = (owner: Owner): string => `question_draft:${owner}`;

/** Returns the draft of an account, or of whoever is not signed in, from this browser. */
export function readDraft(owner: Owner): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return emptyDraft;
    const { title, body, is_private, at, sendTo }: Stored = stored;
    if (typeof at !== 'number' || Date.now() - at > lifeMs) return emptyDraft;
    const textOr = (fallback: string, value: unknown) => (typeof value === 'string' ? value : fallback);
    return {
      title: textOr(emptyDraft.title, title),
      body: textOr(emptyDraft.body, body),
      is_private: textOr(emptyDraft.is_private, is_private),
      at,
      sendTo: textOr(emptyDraft.sendTo, sendTo),
    };
  } catch {
    return emptyDraft;
  }
}

export function saveDraft(owner: Owner, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // Storage is unavailable; the form itself still has the text.
  }
}

export function clearDraft(owner: Owner): void {
  try {
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}

/** Takes over what was written before signing in, if it is the newer draft. */
export function adoptGuestDraft(accountId: number): Draft {
  const [own, guest] = [readDraft(accountId), readDraft('guest')];
  clearDraft('guest');
  if (guest.at <= own.at) return own;
  // The mark is not kept, so that a question is sent once.
  saveDraft(accountId, { ...guest, sendTo: '' });
  return guest;
}

export function readForm(form: HTMLFormElement): Draft {
  const values = new FormData(form);
  const textOf = (name: string) => String(values.get(name) ?? '');
  return {
    ...{ title: textOf('title'), body: textOf('body'), is_private: textOf('is_private') || 'true' },
    at: Date.now(),
    sendTo: '',
  };
}
