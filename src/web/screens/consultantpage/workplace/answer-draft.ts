const keyOf = (accountId: number, id: number): string => `answer_draft:${accountId}:${id}`;

/** What a consultant had begun to write in this browser. */
export function readAnswer(accountId: number, id: number): string {
  try {
    return localStorage.getItem(keyOf(accountId, id)) ?? '';
  } catch {
    return '';
  }
}

export function keepAnswer(accountId: number, id: number, body: string): void {
  try {
    localStorage.setItem(keyOf(accountId, id), body);
  } catch {
    // A browser without storage keeps what is typed while the page stands.
  }
}

export function forgetAnswer(accountId: number, id: number): void {
  try {
    localStorage.removeItem(keyOf(accountId, id));
  } catch {
    // There was none.
  }
}
