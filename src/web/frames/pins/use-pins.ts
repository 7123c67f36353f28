import { useCallback, useEffect, useState } from 'react';
import type { PinnableQuestion } from '#shared/collections/question.ts';
import { ownData } from '#web/data/own-data.ts';
import { useSession } from '#web/data/session/browser-session.ts';

export interface Pins {
  readonly isPinned: (id: number) => boolean;
  readonly mark: (id: number, isPinned: boolean) => void;
}

/**
 * Which questions of a page who is signed in has pinned. Pages are the same for everybody, so this comes after them, in
 * one query for all.
 */
export function usePins(ids: readonly number[]): Pins {
  const { status } = useSession();
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const key = ids.join();
  useEffect(() => {
    if (status !== 'user' || key === '') return;
    let isCurrent = true;
    const query = {
      find: { id: { $in: key.split(',').map(Number) } },
      fields: ['id', 'is_pinned'],
      limit: 100,
      total: false,
    };
    ownData
      .list<readonly Pick<PinnableQuestion, 'id' | 'is_pinned'>[]>('question', query, [])
      .then(({ records }) => {
        if (isCurrent) setPinned(new Set(records.filter((one) => one.is_pinned).map(({ id }) => id)));
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [status, key]);
  const mark = useCallback((id: number, isPinned: boolean) => {
    setPinned((before) => new Set(isPinned ? [...before, id] : [...before].filter((one) => one !== id)));
  }, []);
  return { isPinned: (id) => pinned.has(id), mark };
}
