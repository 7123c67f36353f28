import { useCallback, useEffect, useRef, useState } from 'react';

/** SPEC.md section 9, in milliseconds from when the page was come to. */
const watchFromMs = 500;
const watchUntilMs = 10_000;
/** And from when the overlay is seen. */
const countdownAfterMs = 2_000;
const countdownSeconds = 5;

/** When the overlay comes and goes. It lives as long as one page: what it locked is free again when that is left. */
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
    const count = (left: number) => {
      if (left === 0) return hide();
      setSeconds(left);
      timers.current.push(setTimeout(() => count(left - 1), 1_000));
    };
    timers.current.push(setTimeout(() => count(countdownSeconds), countdownAfterMs));
  }, [stop, hide]);

  useEffect(() => {
    const passed = Date.now() - since;
    const after = (ms: number, work: () => void) =>
      timers.current.push(setTimeout(work, Math.max(0, ms - passed)));
    if (passed < watchUntilMs) {
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

  const noticeShown = useCallback(() => {
    isShown.current = true;
    revealWhenDue();
  }, [revealWhenDue]);

  return { dialog, isVisible, seconds, noticeShown, hide };
}

function lockScroll(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}
