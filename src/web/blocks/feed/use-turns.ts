import { type RefObject, useEffect, useState } from 'react';
import { useStillness } from '../use-stillness.ts';

/** SPEC.md section 9: milliseconds each partner is shown. */
const turnMs = 10_000;

interface Places {
  /** The keyboard's focus in it stops the turns. */
  readonly frame: RefObject<HTMLElement | null>;
  /** A pointer over it stops them too: somebody reads. */
  readonly offers: RefObject<HTMLElement | null>;
}

/** Whose turn it is. Each has ten seconds, after the last the first comes again; picking one begins its ten seconds anew. */
export function useTurns(count: number, { frame, offers }: Places) {
  const [turn, setTurn] = useState({ current: 0 });
  const [isStopped, setIsStopped] = useState(false);
  const isStill = useStillness(frame, offers);
  const isMoving = !isStill && !isStopped && count > 1;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setTurn({ current: (turn.current + 1) % count }), turnMs);
    return () => clearTimeout(timer);
  }, [isMoving, count, turn]);
  return {
    current: turn.current % count,
    isMoving,
    isStopped,
    toggle: () => setIsStopped(!isStopped),
    pick: (index: number) => setTurn({ current: index }),
  };
}
