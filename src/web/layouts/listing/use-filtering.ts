import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type Chosen, listAddress } from './listing.ts';

/** Debounce delay of the search, in milliseconds. */
const debounceMs = 400;
const minQueryLength = 2;

export interface Filtering {
  /** Values of the form: the active filters and pending changes. */
  readonly draft: Chosen;
  readonly choose: (name: string, value: string) => void;
  readonly type: (input: string) => void;
  readonly submit: () => void;
}

/**
 * Applies filters on every change by navigating, so that each state has an address that can be shared and revisited.
 */
export function useFiltering(
  path: string,
  chosen: Chosen,
  words: { readonly isTyping: () => boolean },
): Filtering {
  const navigate = useNavigate();
  const { location: pending } = useNavigation();
  const [draft, setDraft] = useState(chosen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const currentAddress = listAddress(path, chosen);
  const { isTyping } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says whether what is chosen has changed
  useEffect(() => {
    setDraft((before) => (isTyping() ? { ...chosen, q: before.q ?? '' } : chosen));
  }, [currentAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (next: Chosen, replace: boolean) => {
    clearTimeout(timer.current);
    const address = listAddress(path, next);
    // Where the reader is going already is ahead of what is drawn: a second entry would have them go back twice.
    if (address === (pending ? pending.pathname + pending.search : currentAddress)) return;
    void navigate(address, { replace, preventScrollReset: true, state: { isFiltering: true } });
  };
  return {
    draft,
    choose: (name, value) => {
      const next = { ...draft, [name]: value };
      setDraft(next);
      apply(next, false);
    },
    type: (q) => {
      const next = { ...draft, q };
      setDraft(next);
      clearTimeout(timer.current);
      const queryLength = q.trim().length;
      if (queryLength === 0 || queryLength >= minQueryLength)
        timer.current = setTimeout(() => apply(next, true), debounceMs);
    },
    submit: () => apply(draft, false),
  };
}
