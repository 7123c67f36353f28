import { countPress, countView } from './ad-counts.ts';

interface Watched {
  readonly id: number;
  readonly onShown: () => void;
}

/** An advertisement is seen when half of it has been on the screen for so long. */
const seenAfterMs = 1_000;

/** An advertisement stays in its document: one that leads its frame elsewhere, or loads it over and over, is emptied. */
const mostLoads = 2;
/** So is one that talks so much that the page gets to nothing else. */
const mostMessages = 10_000;

/**
 * Listens to one frame: that it shows itself, and that it is pressed. A frame is known by its window, for its origin is
 * nobody's; it may claim what it likes, and is believed once each.
 */
export function watchFrame(frame: HTMLIFrameElement, { id, onShown }: Watched): () => void {
  let isShown = false;
  let isPressed = false;
  let isNear = false;
  let seen: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    clearTimeout(seen);
    if (isShown && isNear) {
      seen = setTimeout(() => {
        observer.disconnect();
        countView(id);
      }, seenAfterMs);
    }
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting ?? false;
      look();
    },
    { threshold: 0.5 },
  );
  let messages = 0;
  const hear = ({ source, data }: MessageEvent<{ ad?: unknown } | null>) => {
    if (source !== frame.contentWindow || !source) return;
    messages += 1;
    if (messages === mostMessages) empty();
    if (data?.ad === 'shown' && !isShown) {
      isShown = true;
      look();
      onShown();
    }
    if (data?.ad === 'pressed' && !isPressed) {
      isPressed = true;
      countPress(id);
    }
  };
  /** An advertisement waits for this: its document is written when the page is whole (`ad-guard.ts`). */
  const ask = () => {
    if (document.readyState === 'complete') frame.contentWindow?.postMessage({ ad: 'ask' }, '*');
  };
  let loads = 0;
  const loaded = () => {
    loads += 1;
    if (loads <= mostLoads) ask();
    else if (loads === mostLoads + 1) empty();
  };
  const empty = () => {
    // Should it be loaded once more before it is empty, it runs nothing.
    frame.setAttribute('sandbox', '');
    frame.contentWindow?.location.replace('about:blank');
  };

  // A frame gets the keyboard by a press or by Tab. Taken in any other way it goes back to what had it.
  let holder: HTMLElement | undefined;
  let isTabbing = false;
  const focused = ({ target }: FocusEvent) => {
    holder = target instanceof HTMLElement && target !== frame ? target : undefined;
    isTabbing = false;
  };
  const typed = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const pressed = () => {
    holder = undefined;
    isTabbing = false;
  };
  const lost = () => {
    const isTaken = document.activeElement === frame && !isTabbing && !frame.matches(':hover');
    if (isTaken) holder?.focus({ preventScroll: true });
  };

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('focusin', focused, { signal });
  document.addEventListener('keydown', typed, { signal, capture: true });
  document.addEventListener('pointerdown', pressed, { signal, capture: true });
  window.addEventListener('blur', lost, { signal });
  window.addEventListener('message', hear, { signal });
  window.addEventListener('load', ask, { signal });
  frame.addEventListener('load', loaded, { signal });
  observer.observe(frame);
  ask();
  return () => {
    clearTimeout(seen);
    observer.disconnect();
    stop.abort();
  };
}
