import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Data> {
  /** Undefined until it has come; what came before stays while newer is asked for. */
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** Something of one's own, asked for in the browser once the screen stands, and again when `key` changes. */
export function useLoaded<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [data, setData] = useState<Data>();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` and `turn` say when to ask again
  useEffect(() => {
    let isCurrent = true;
    latest
      .current()
      .then((loaded) => {
        if (!isCurrent) return;
        setData(loaded);
        setFailed(false);
      })
      .catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { data, hasFailed, reload };
}
