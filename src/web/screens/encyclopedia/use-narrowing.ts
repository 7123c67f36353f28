import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { encyclopediaPath, paths } from '#shared/paths/paths.ts';
import { createSilentClient } from '#web/data/data-client.ts';
import { askOverHttp } from '#web/data/fetch-transport.ts';
import { type FoundTerms, findTerms } from './encyclopedia.load.ts';

const client = createSilentClient(askOverHttp);
/** Waits for a pause in typing, in milliseconds. */
const pause = 180;
const shortest = 2;

/**
 * The terms that what is being typed finds; what the page came with until then. The address keeps up with the field, so
 * that reloading, sharing and coming back show the same list.
 */
export function useNarrowing(loaded: FoundTerms | undefined) {
  const [found, setFound] = useState(loaded);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(loaded?.question ?? '');
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (terms: FoundTerms | undefined) => {
    setFound(terms);
    const path = terms ? encyclopediaPath({ q: terms.question }) : paths.encyclopedia;
    history.replaceState(history.state, '', path);
  };
  const narrow = async () => {
    const question = typed.current.trim();
    if (question.length < shortest) return show(undefined);
    const terms = await findTerms(client, question).catch(() => undefined);
    if (terms && question === typed.current.trim()) show(terms);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    typed.current = target.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void narrow(), pause);
  };
  return { found, onChange };
}
