import { countAdvertisements } from '#shared/contracts/advertising.ts';
import { readCookie } from '#web/data/session/token-cookies.ts';

/**
 * Views and clicks are sent in batches: at this interval, in milliseconds, and when the page is left. A calculator makes
 * no requests while it is open, so that a view of what stands after a result says nothing of when there was one.
 */
const sendIntervalMs = 10_000;
const maxIds = 50;

const viewedIds: number[] = [];
const clickedIds: number[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (viewedIds.length + clickedIds.length === 0) return;
  const form = new URLSearchParams({
    csrfmiddlewaretoken: readCookie('csrftoken') ?? '',
    shown: viewedIds.splice(0, maxIds).join(),
    pressed: clickedIds.splice(0, maxIds).join(),
  });
  navigator.sendBeacon(countAdvertisements.path, form);
}

function sendWhenDue(): void {
  timer = undefined;
  if (!document.querySelector('[data-calculator]')) send();
}

function enqueue(list: number[], id: number): void {
  list.push(id);
  timer ??= setTimeout(sendWhenDue, sendIntervalMs);
}

export const countView = (id: number): void => enqueue(viewedIds, id);
export const countClick = (id: number): void => enqueue(clickedIds, id);

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
