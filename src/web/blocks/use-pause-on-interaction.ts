import { type RefObject, useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether an automatic animation must pause: the pointer is over `hoverTarget`, the keyboard focus is in
 * `container`, the page is hidden, or the reader prefers reduced motion. Focus from a pointer press does not count
 * (`:focus-visible`).
 */
export function usePauseOnInteraction(
  container: RefObject<HTMLElement | null>,
  hoverTarget = container,
): boolean {
  const [isPaused, setIsPaused] = useState(true);
  useEffect(() => {
    const element = container.current;
    const hoverElement = hoverTarget.current;
    if (!element || !hoverElement) return;
    const reducedMotionQuery = matchMedia(reducedMotion);
    const update = () =>
      setIsPaused(
        document.hidden ||
          reducedMotionQuery.matches ||
          hoverElement.matches(':hover') ||
          element.querySelector(':focus-visible') !== null,
      );
    /** `focusout` fires before the focus has moved, so the check runs after it. */
    const updateAfterFocusChange = () => queueMicrotask(update);
    update();
    const stop = new AbortController();
    const { signal } = stop;
    hoverElement.addEventListener('mouseenter', update, { signal });
    hoverElement.addEventListener('mouseleave', update, { signal });
    element.addEventListener('focusin', update, { signal });
    element.addEventListener('focusout', updateAfterFocusChange, { signal });
    document.addEventListener('visibilitychange', update, { signal });
    reducedMotionQuery.addEventListener('change', update, { signal });
    return () => stop.abort();
  }, [container, hoverTarget]);
  return isPaused;
}
