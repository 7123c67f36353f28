const key = 'consent';

/** What consent is asked for: counting visits, and telling video advertisers who was shown an advertisement. */
export const purposes = ['visits', 'ads'] as const;
export type Purpose = (typeof purposes)[number];

/** What a reader has agreed to or refused, purpose by purpose; a purpose that is absent was not asked for yet. */
export type Choice = Partial<Readonly<Record<Purpose, boolean>>>;

/** Returns what was chosen in this browser. */
export function readChoice(): Choice {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<string, unknown>> | null;
    return Object.fromEntries(
      purposes.flatMap((purpose) => {
        const chosen = stored?.[purpose];
        return typeof chosen === 'boolean' ? [[purpose, chosen]] : [];
      }),
    );
  } catch {
    return {};
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
