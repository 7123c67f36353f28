import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SearchAlert } from '#shared/collections/search.ts';
import { silentClient } from '#web/data/browser-clients.ts';
import { loadPopular, type Suggestion } from './load-popular.ts';

interface SuggestionState {
  /** The query of the results; empty if there are none, and for what is popular. */
  readonly query: string;
  readonly results: readonly Suggestion[];
  /** The emergency alert for the query; it is the first option. */
  readonly alert: SearchAlert | null;
  readonly isOpen: boolean;
  /** Index of the active option: the alert if there is one, the results, „all results“; -1 for none. */
  readonly active: number;
}

const closed: SuggestionState = { query: '', results: [], alert: null, isOpen: false, active: -1 };

const minQueryLength = 2;
const maxSuggestions = 7;
/** Of more records than are shown, topics go first and readers' questions next, at most so many of each. */
const requestedRecords = 24;
const maxTopics = 2;
const maxQuestions = 2;
/** Debounce delay, in milliseconds. */
const debounceMs = 150;

/** Attaches suggestions to a search field: what is popular while it is empty, queries while typing; arrow keys move, Enter opens, Escape closes. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): SuggestionState {
  const [state, setState] = useState(closed);
  const current = useRef(state);
  current.current = state;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const currentQuery = () => input.value.trim();
    const loadSuggestions = async () => {
      const query = currentQuery();
      if (query === '') return showPopular();
      if (query.length < minQueryLength) return setState(closed);
      const { search, alert } = await loadResponse(query);
      const results = topicsFirst(search);
      if (query !== currentQuery() || document.activeElement !== input) return;
      setState({
        query,
        results,
        alert,
        isOpen: true,
        active: -1,
      });
    };
    const showPopular = async () => {
      const results = await loadPopular();
      if (currentQuery() !== '' || document.activeElement !== input) return;
      setState({ ...closed, results, isOpen: results.length > 0 });
    };
    const onFocus = () => {
      if (currentQuery() === '') void showPopular();
    };
    const onInput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void loadSuggestions(), debounceMs);
    };
    const onBlur = () => {
      clearTimeout(timer);
      setState(closed);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const shownState = current.current;
      const next = stateAfterKey(event.key, shownState);
      if (next) {
        event.preventDefault();
        // Escape closes the list only and not the menu around it.
        event.stopPropagation();
        setState(next);
      } else if (event.key === 'Enter' && shownState.isOpen && shownState.active >= 0) {
        event.preventDefault();
        const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
        list?.querySelectorAll<HTMLElement>('[role=option]')[shownState.active]?.click();
      }
    };
    input.addEventListener('focus', onFocus);
    input.addEventListener('input', onInput);
    input.addEventListener('blur', onBlur);
    input.addEventListener('keydown', onKeyDown);
    if (currentQuery()) onInput();
    else if (document.activeElement === input) onFocus();
    return () => {
      clearTimeout(timer);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', onBlur);
      input.removeEventListener('keydown', onKeyDown);
    };
  }, [field]);
  return state;
}

interface SuggestionResponse {
  readonly search: readonly Suggestion[];
  readonly alert: SearchAlert | null;
}

function topicsFirst(records: readonly Suggestion[]): readonly Suggestion[] {
  const {
    topic = [],
    question = [],
    other = [],
  } = Object.groupBy(records, ({ type }) =>
    type === 'question' ? 'question' : type === 'category' || type === 'tag' ? 'topic' : 'other',
  );
  return [...topic.slice(0, maxTopics), ...question.slice(0, maxQuestions), ...other].slice(
    0,
    maxSuggestions,
  );
}

/** Loads suggestions; none on failure. */
const loadResponse = (query: string): Promise<SuggestionResponse> =>
  silentClient
    .query<SuggestionResponse>('search', {
      find: { q: query },
      fields: ['type', 'id', 'title', 'url'],
      limit: requestedRecords,
      total: false,
    })
    .catch(() => ({ search: [], alert: null }));

/** Returns the number of options: the alert, the results and, for a query, „all results“. */
export const countOptions = ({
  query,
  results,
  alert,
}: Pick<SuggestionState, 'query' | 'results' | 'alert'>): number =>
  (alert ? 1 : 0) + results.length + (query !== '' && results.length > 0 ? 1 : 0);

/** Returns the state after a key press; `undefined` for keys without a meaning. */
function stateAfterKey(key: string, shownState: SuggestionState): SuggestionState | undefined {
  const options = countOptions(shownState);
  if (options === 0) return undefined;
  const positionCount = options + 1;
  switch (key) {
    case 'ArrowDown':
      return { ...shownState, isOpen: true, active: ((shownState.active + 2) % positionCount) - 1 };
    case 'ArrowUp':
      return {
        ...shownState,
        isOpen: true,
        active: ((shownState.active + positionCount) % positionCount) - 1,
      };
    case 'Escape':
      return shownState.isOpen ? { ...shownState, isOpen: false, active: -1 } : undefined;
    default:
      return undefined;
  }
}
