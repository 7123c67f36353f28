/** SPEC.md section 4, Inactivity. Times in milliseconds. */
const patience = 1_200_000;
const activityDelay = 300;
/** Of activity without a pause. */
const longestDelay = 5_000;
const checkEvery = 1_000;
const key = 'session_expires';

interface Watch {
  readonly isSignedIn: () => boolean;
  /** Signs out; called once the time is over. */
  readonly onExpired: () => void;
}

/**
 * Watches for activity. The expiry lies in local storage, so activity in any tab counts for all.
 *
 * It is pushed ahead 300 ms after the last event (SPEC.md section 9 calls it a debounce). A pointer that never rests so
 * long would put that off for ever and sign out somebody who is busy: after `longestDelay` it is pushed all the same,
 * which other tabs rely on, and this tab signs nobody out while activity waits to be noted.
 * @returns restarts the time; called on every route change.
 */
export function watchInactivity({ isSignedIn, onExpired }: Watch): () => void {
  let delayed: ReturnType<typeof setTimeout> | undefined;
  /** When the activity began that is not noted yet. */
  let unnotedSince: number | undefined;
  const restart = () => writeExpiry(Date.now() + patience);
  const check = () => {
    if (isSignedIn() && Date.now() > readExpiry()) onExpired();
  };
  const note = () => {
    clearTimeout(delayed);
    unnotedSince = undefined;
    restart();
  };
  const noticeActivity = () => {
    // Whoever comes back after the time was over (a lid opened) is not let in again by moving the mouse.
    if (unnotedSince === undefined) check();
    unnotedSince ??= Date.now();
    clearTimeout(delayed);
    if (Date.now() - unnotedSince >= longestDelay) note();
    else delayed = setTimeout(note, activityDelay);
  };
  for (const event of ['mousemove', 'scroll', 'keydown'])
    window.addEventListener(event, noticeActivity, { passive: true, capture: true });
  restart();
  setInterval(() => {
    if (unnotedSince === undefined) check();
  }, checkEvery);
  return restart;
}

let remembered = 0;

function writeExpiry(time: number): void {
  remembered = time;
  try {
    localStorage.setItem(key, String(time));
  } catch {
    // A browser without storage knows of this tab alone.
  }
}

function readExpiry(): number {
  try {
    return Number(localStorage.getItem(key)) || remembered;
  } catch {
    return remembered;
  }
}
