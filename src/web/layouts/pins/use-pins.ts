import { useCallback, useEffect, useState } from 'react';
import type { PinnableQuestion } from '#shared/collections/question.ts';
import { strictClient } from '#web/data/browser-clients.ts';
import { useSession } from '#web/data/session/browser-session.ts';

export interface Pins {
  readonly isPinned: (id: number) => boolean;
  readonly mark: (id: number, isPinned: boolean) => void;
}

/**
 * Returns which questions of the page the signed-in user has bookmarked. Pages are the same for all visitors, so the
 * browser loads this afterwards, in one query for all questions.
 */
export function usePins(ids: readonly number[]): Pins {
  const { status } = useSession();
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  // What the user did here holds against an answer that was on its way meanwhile.
  const [marks, setMarks] = useState<ReadonlyMap<number, boolean>>(new Map());
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
    strictClient
      .list<readonly Pick<PinnableQuestion, 'id' | 'is_pinned'>[]>('question', query, [])
      .then(({ records }) => {
        if (isCurrent) setLoaded(new Set(records.filter((one) => one.is_pinned).map(({ id }) => id)));
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [status, key]);
  const mark = useCallback((id: number, isPinned: boolean) => {
    setMarks((before) => new Map(before).set(id, isPinned));
  }, []);
  return { isPinned: (id) => marks.get(id) ?? loaded.has(id), mark };
}
