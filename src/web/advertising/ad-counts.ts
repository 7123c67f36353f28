import { readCookie } from '#web/data/session/token-cookies.ts';

/** What was seen and pressed is sent together, this often and when the page is left. */
const everyMs = 10_000;
const most = 50;

const shown: number[] = [];
const pressed: number[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (shown.length + pressed.length === 0) return;
  const form = new URLSearchParams({
    csrfmiddlewaretoken: readCookie('csrftoken') ?? '',
    shown: shown.splice(0, most).join(),
    pressed: pressed.splice(0, most).join(),
  });
  navigator.sendBeacon('/api/advertisement-counts/', form);
}

function count(list: number[], id: number): void {
  list.push(id);
  timer ??= setTimeout(send, everyMs);
}

export const countView = (id: number): void => count(shown, id);
export const countPress = (id: number): void => count(pressed, id);

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
