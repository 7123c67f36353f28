import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Chosen, listAddress } from './listing.ts';

/** Somebody who types has come to a stop after this long, in milliseconds. */
const typingStop = 400;
const fewestLetters = 2;

export interface Filtering {
  /** What the form shows: what is chosen, and what is just being chosen. */
  readonly draft: Chosen;
  readonly choose: (name: string, value: string) => void;
  readonly type: (words: string) => void;
  readonly submit: () => void;
}

/** Filters apply themselves: each choice is an address, so it can be left, shared and come back to. */
export function useFiltering(
  path: string,
  chosen: Chosen,
  words: { readonly isTyping: () => boolean },
): Filtering {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(chosen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = listAddress(path, chosen);
  const { isTyping } = words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says whether what is chosen has changed
  useEffect(() => {
    setDraft((before) => (isTyping() ? { ...chosen, q: before.q ?? '' } : chosen));
  }, [here]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (next: Chosen, replace: boolean) => {
    clearTimeout(timer.current);
    const address = listAddress(path, next);
    if (address === here) return;
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
      const letters = q.trim().length;
      if (letters === 0 || letters >= fewestLetters)
        timer.current = setTimeout(() => apply(next, true), typingStop);
    },
    submit: () => apply(draft, false),
  };
}
