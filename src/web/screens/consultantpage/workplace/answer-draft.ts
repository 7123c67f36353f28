const keyOf = (accountId: number, id: number): string => `answer_draft:${accountId}:${id}`;

/** Returns a consultant's draft of an answer from this browser. */
export function readAnswerDraft(accountId: number, id: number): string {
  try {
    return localStorage.getItem(keyOf(accountId, id)) ?? '';
  } catch {
    return '';
  }
}

export function saveAnswerDraft(accountId: number, id: number, body: string): void {
  try {
    localStorage.setItem(keyOf(accountId, id), body);
  } catch {
    // Storage is unavailable; the form itself still has the text.
  }
}

export function clearAnswerDraft(accountId: number, id: number): void {
  try {
    localStorage.removeItem(keyOf(accountId, id));
  } catch {
    // Storage is unavailable, so there is no draft.
  }
}
