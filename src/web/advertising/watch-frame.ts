import { countClick, countView } from './ad-counts.ts';

interface WatchOptions {
  readonly id: number;
  readonly onShown: () => void;
}

/** An advertisement counts as viewed after half of it has been visible for this time. */
const viewedAfterMs = 1_000;

/** A frame that navigates or reloads more often is emptied, because an advertisement must stay in its document. */
const maxLoads = 2;
/** A frame that posts more messages is emptied, because it would block the page. */
const maxMessages = 10_000;

/**
 * Watches the frame of one advertisement: reports its content and its clicks. The sender is identified by its window,
 * because its origin is opaque; each kind of message counts once, whatever the frame claims.
 */
export function watchFrame(frame: HTMLIFrameElement, { id, onShown }: WatchOptions): () => void {
  let isShown = false;
  let isPressed = false;
  let isHalfVisible = false;
  let viewTimer: ReturnType<typeof setTimeout> | undefined;

  const scheduleView = () => {
    clearTimeout(viewTimer);
    if (isShown && isHalfVisible) {
      viewTimer = setTimeout(() => {
        observer.disconnect();
        countView(id);
      }, viewedAfterMs);
    }
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isHalfVisible = entry?.isIntersecting ?? false;
      scheduleView();
    },
    { threshold: 0.5 },
  );
  let messages = 0;
  const onMessage = ({ source, data }: MessageEvent<{ ad?: unknown } | null>) => {
    if (source !== frame.contentWindow || !source) return;
    messages += 1;
    if (messages === maxMessages) emptyFrame();
    if (data?.ad === 'shown' && !isShown) {
      isShown = true;
      scheduleView();
      onShown();
    }
    if (data?.ad === 'pressed' && !isPressed) {
      isPressed = true;
      countClick(id);
    }
  };
  /** Requests the content. The advertisement's document is written when the page has loaded (`ad-guard.ts`). */
  const requestContent = () => {
    if (document.readyState === 'complete') frame.contentWindow?.postMessage({ ad: 'ask' }, '*');
  };
  let loads = 0;
  const onLoad = () => {
    loads += 1;
    if (loads <= maxLoads) requestContent();
    else if (loads === maxLoads + 1) emptyFrame();
  };
  const emptyFrame = () => {
    // The empty sandbox stops scripts in case the frame loads again before it is empty.
    frame.setAttribute('sandbox', '');
    frame.contentWindow?.location.replace('about:blank');
  };

  // A frame may receive the focus by a click or by Tab only. If it takes the focus otherwise, the previous element
  // gets it back, also one that had it before the frame was watched.
  const ownerOf = (target: EventTarget | null) =>
    target instanceof HTMLElement && target !== frame ? target : undefined;
  let focusOwner = ownerOf(document.activeElement);
  let isTabbing = false;
  const onFocusIn = ({ target }: FocusEvent) => {
    focusOwner = ownerOf(target);
    isTabbing = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isTabbing = key === 'Tab';
  };
  const onPointerDown = () => {
    focusOwner = undefined;
    isTabbing = false;
  };
  const onWindowBlur = () => {
    const isFocusStolen = document.activeElement === frame && !isTabbing && !frame.matches(':hover');
    if (isFocusStolen) focusOwner?.focus({ preventScroll: true });
  };

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  window.addEventListener('blur', onWindowBlur, { signal });
  window.addEventListener('message', onMessage, { signal });
  window.addEventListener('load', requestContent, { signal });
  frame.addEventListener('load', onLoad, { signal });
  observer.observe(frame);
  requestContent();
  return () => {
    clearTimeout(viewTimer);
    observer.disconnect();
    stop.abort();
  };
}
