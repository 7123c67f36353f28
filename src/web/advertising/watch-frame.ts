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

  window.addEventListener('message', hear);
  window.addEventListener('load', ask);
  frame.addEventListener('load', loaded);
  observer.observe(frame);
  ask();
  return () => {
    clearTimeout(seen);
    observer.disconnect();
    frame.removeEventListener('load', loaded);
    window.removeEventListener('message', hear);
    window.removeEventListener('load', ask);
  };
}
