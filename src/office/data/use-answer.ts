import { useCallback, useEffect, useState } from 'react';
import { sentenceOf } from './office-calls.ts';

export interface Loading<Answer> {
  /** The newest answer; the one before it stays until the next has come. */
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly reload: () => void;
}

/** Loads an answer and loads it again when what it depends on changes; `key` names what that is. */
export function useAnswer<Answer>(key: string, load: () => Promise<Answer>): Loading<Answer> {
  const [state, setState] = useState<{ answer?: Answer; error?: string }>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the answer depends on
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (answer) => isCurrent && setState({ answer }),
      (error: unknown) => isCurrent && setState((before) => ({ ...before, error: sentenceOf(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return { answer: state.answer, error: state.error, reload };
}
