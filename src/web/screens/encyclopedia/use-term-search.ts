import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { encyclopediaPath, paths } from '#shared/paths/paths.ts';
import { silentClient } from '#web/data/browser-clients.ts';
import { searchTerms, type TermSearch } from './encyclopedia.load.ts';

/** Debounce delay of the search, in milliseconds. */
const debounceMs = 180;
const minQueryLength = 2;

/**
 * Searches terms while the reader types; returns the loaded result until then. The address follows the query, so that
 * reloading, sharing and going back show the same list.
 */
export function useTermSearch(initialSearch: TermSearch | undefined) {
  const [search, setSearch] = useState(initialSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(initialSearch?.query ?? '');
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (terms: TermSearch | undefined) => {
    setSearch(terms);
    const path = terms ? encyclopediaPath({ q: terms.query }) : paths.encyclopedia;
    history.replaceState(history.state, '', path);
  };
  const runSearch = async () => {
    const query = typed.current.trim();
    if (query.length < minQueryLength) return show(undefined);
    const terms = await searchTerms(silentClient, query).catch(() => undefined);
    if (terms && query === typed.current.trim()) show(terms);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    typed.current = target.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void runSearch(), debounceMs);
  };
  return { search, onChange };
}
