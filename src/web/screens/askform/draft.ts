export interface Draft {
  readonly title: string;
  readonly body: string;
  readonly is_private: string;
}

const empty: Draft = { title: '', body: '', is_private: 'true' };
const keyOf = (accountId: number): string => `question_draft:${accountId}`;

/** What an account had begun to write in this browser. */
export function readDraft(accountId: number): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return empty;
    const texts = Object.entries(kept).filter(([, value]) => typeof value === 'string');
    return { ...empty, ...Object.fromEntries(texts) };
  } catch {
    return empty;
  }
}

export function keepDraft(accountId: number, form: HTMLFormElement): void {
  const values = new FormData(form);
  const draft = Object.fromEntries(Object.keys(empty).map((name) => [name, values.get(name)]));
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(draft));
  } catch {
    // A browser without storage keeps what is typed while the page stands.
  }
}

export function forgetDraft(accountId: number): void {
  try {
    localStorage.removeItem(keyOf(accountId));
  } catch {
    // There was none.
  }
}
