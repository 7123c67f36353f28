import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SearchResult } from '#shared/collections/search.ts';
import { createSilentClient } from '#web/data/data-client.ts';
import { askOverHttp } from '#web/data/fetch-transport.ts';

export type Suggestion = Pick<SearchResult, 'type' | 'id' | 'title' | 'url'>;

interface Suggested {
  /** What the results answer; empty = nothing was asked. */
  readonly question: string;
  readonly results: readonly Suggestion[];
  readonly isOpen: boolean;
  /** Place of the option the arrows stand at, the one after the results being „all“; -1 = in the field. */
  readonly active: number;
}

const closed: Suggested = { question: '', results: [], isOpen: false, active: -1 };
const client = createSilentClient(askOverHttp);

const shortest = 2;
const most = 7;
/** Waits for a pause in typing, in milliseconds. */
const pause = 150;

/** Listens to a field: asks while somebody types, moves with the arrows, opens with Enter, closes with Escape. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): Suggested {
  const [suggested, setSuggested] = useState(closed);
  const current = useRef(suggested);
  current.current = suggested;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const question = () => input.value.trim();
    const ask = async () => {
      const asked = question();
      if (asked.length < shortest) return setSuggested(closed);
      const found = await client.optionalList<readonly Suggestion[]>(
        'search',
        { find: { q: asked }, fields: ['type', 'id', 'title', 'url'], limit: most },
        [],
      );
      if (asked !== question() || document.activeElement !== input) return;
      setSuggested({
        question: asked,
        results: found.records,
        isOpen: found.records.length > 0,
        active: -1,
      });
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pause);
    };
    const onBlur = () => {
      clearTimeout(timer);
      setSuggested(closed);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const now = current.current;
      const next = afterKey(event.key, now);
      if (next) {
        event.preventDefault();
        // Escape closes the list alone, not the menu around it.
        event.stopPropagation();
        setSuggested(next);
      } else if (event.key === 'Enter' && now.isOpen && now.active >= 0) {
        event.preventDefault();
        const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
        list?.querySelectorAll<HTMLElement>('[role=option]')[now.active]?.click();
      }
    };
    input.addEventListener('input', onInput);
    input.addEventListener('blur', onBlur);
    input.addEventListener('keydown', onKeyDown);
    if (question()) onInput();
    return () => {
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', onBlur);
      input.removeEventListener('keydown', onKeyDown);
    };
  }, [field]);
  return suggested;
}

/** What a key makes of an open list; `undefined` for keys that mean nothing to it. */
function afterKey(key: string, now: Suggested): Suggested | undefined {
  const stops = now.results.length + 2;
  if (now.results.length === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return { ...now, isOpen: true, active: ((now.active + 2) % stops) - 1 };
    case 'ArrowUp':
      return { ...now, isOpen: true, active: ((now.active + stops) % stops) - 1 };
    case 'Escape':
      return now.isOpen ? { ...now, isOpen: false, active: -1 } : undefined;
    default:
      return undefined;
  }
}
