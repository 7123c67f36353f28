import { type RefObject, useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Whether something that moves of its own accord must stand still: a pointer is over it, the keyboard's focus is in it,
 * nobody sees the page, or the reader asked for less motion. A press leaves a focus that is no keyboard's, and does not count.
 */
export function useStillness(frame: RefObject<HTMLElement | null>): boolean {
  const [isStill, setIsStill] = useState(true);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const motion = matchMedia(reducedMotion);
    const look = () =>
      setIsStill(
        document.hidden ||
          motion.matches ||
          element.matches(':hover') ||
          element.querySelector(':focus-visible') !== null,
      );
    /** The focus has arrived, or left, only after the event. */
    const lookSoon = () => queueMicrotask(look);
    look();
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('mouseenter', look, { signal });
    element.addEventListener('mouseleave', look, { signal });
    element.addEventListener('focusin', look, { signal });
    element.addEventListener('focusout', lookSoon, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    motion.addEventListener('change', look, { signal });
    return () => stop.abort();
  }, [frame]);
  return isStill;
}
