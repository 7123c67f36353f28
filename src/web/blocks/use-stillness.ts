import { type RefObject, useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Whether something that moves of its own accord must stand still: a pointer is over it, the keyboard's focus is in it,
 * nobody sees the page, or the reader asked for less motion. A press leaves a focus that is no keyboard's, and does not count.
 * `hovered` is the part a pointer counts over.
 */
export function useStillness(frame: RefObject<HTMLElement | null>, hovered = frame): boolean {
  const [isStill, setIsStill] = useState(true);
  useEffect(() => {
    const element = frame.current;
    const pointed = hovered.current;
    if (!element || !pointed) return;
    const motion = matchMedia(reducedMotion);
    const look = () =>
      setIsStill(
        document.hidden ||
          motion.matches ||
          pointed.matches(':hover') ||
          element.querySelector(':focus-visible') !== null,
      );
    /** The focus has arrived, or left, only after the event. */
    const lookSoon = () => queueMicrotask(look);
    look();
    const stop = new AbortController();
    const { signal } = stop;
    pointed.addEventListener('mouseenter', look, { signal });
    pointed.addEventListener('mouseleave', look, { signal });
    element.addEventListener('focusin', look, { signal });
    element.addEventListener('focusout', lookSoon, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    motion.addEventListener('change', look, { signal });
    return () => stop.abort();
  }, [frame, hovered]);
  return isStill;
}
