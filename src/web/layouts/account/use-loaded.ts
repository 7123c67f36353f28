import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Data> {
  /** Undefined until the first response; a reload keeps the previous data until the new data arrive. */
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** Loads data in the browser after the screen has mounted, and again when `key` changes. */
export function useLoaded<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [data, setData] = useState<Data>();
  const [hasFailed, setFailed] = useState(false);
  const [reloadCount, setReloadCount] = useState(0);
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
  }, [key, reloadCount]);
  const reload = useCallback(() => setReloadCount((before) => before + 1), []);
  return { data, hasFailed, reload };
}
