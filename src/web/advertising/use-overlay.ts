import { useCallback, useEffect, useRef, useState } from 'react';

/** Period after opening the page in which the overlay may appear, in milliseconds (SPEC.md section 9). */
const watchFromMs = 500;
const watchUntilMs = 10_000;
/** Delay of the countdown after the overlay has appeared, in milliseconds. */
const countdownAfterMs = 2_000;
const countdownSeconds = 5;

/** Controls when the overlay appears and closes. It lives as long as one page; leaving the page unlocks scrolling. */
export function useOverlay(since: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  const isWatching = useRef(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const [isVisible, setVisible] = useState(false);
  const [seconds, setSeconds] = useState<number>();

  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
    isWatching.current = false;
  }, []);

  const hide = useCallback(() => {
    stop();
    dialog.current?.close();
    setVisible(false);
    lockScroll(false);
  }, [stop]);

  const revealWhenDue = useCallback(() => {
    if (!isShown.current || !isWatching.current) return;
    stop();
    dialog.current?.showModal();
    setVisible(true);
    lockScroll(true);
    const count = (remaining: number) => {
      if (remaining === 0) return hide();
      setSeconds(remaining);
      timers.current.push(setTimeout(() => count(remaining - 1), 1_000));
    };
    timers.current.push(setTimeout(() => count(countdownSeconds), countdownAfterMs));
  }, [stop, hide]);

  useEffect(() => {
    const elapsed = Date.now() - since;
    const after = (ms: number, callback: () => void) =>
      timers.current.push(setTimeout(callback, Math.max(0, ms - elapsed)));
    if (elapsed < watchUntilMs) {
      after(watchFromMs, () => {
        isWatching.current = true;
        revealWhenDue();
      });
      after(watchUntilMs, stop);
    }
    return () => {
      stop();
      lockScroll(false);
    };
  }, [since, revealWhenDue, stop]);

  const markShown = useCallback(() => {
    isShown.current = true;
    revealWhenDue();
  }, [revealWhenDue]);

  return { dialog, isVisible, seconds, markShown, hide };
}

function lockScroll(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}
