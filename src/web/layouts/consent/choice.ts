const key = 'consent';

/** What a reader agrees to, purpose by purpose; undefined while nothing is chosen. */
export interface Choice {
  /** Whether visits may be counted by the service that the portal's owner has chosen. */
  readonly visits: boolean;
}

/** Returns what was chosen in this browser. */
export function readChoice(): Choice | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const visits = (stored as Partial<Choice> | null)?.visits;
    return typeof visits === 'boolean' ? { visits } : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers what was chosen; where the storage is closed, until the page is left. */
export function saveChoice(choice: Choice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is unavailable: the next page asks again.
  }
}
