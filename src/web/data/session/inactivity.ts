/** Time without activity until sign-out, in milliseconds as all times here (SPEC.md section 4, Inactivity). */
const inactivityLimit = 1_200_000;
const activityDelay = 300;
/** Longest delay of the debounce during continuous activity. */
const maxActivityDelay = 5_000;
const checkInterval = 1_000;
const key = 'session_expires';

interface WatchOptions {
  readonly isSignedIn: () => boolean;
  /** Signs out. Called after the time has passed. */
  readonly onExpired: () => void;
}

/**
 * Signs out after a period without activity. The expiry is in local storage, so activity in any tab counts. It is
 * extended 300 ms after the last event (SPEC.md section 9: debounce). Continuous pointer movement would postpone this
 * without end, so it is extended after `maxActivityDelay` at the latest, which other tabs rely on; this tab does not
 * check the expiry while an extension is pending.
 * @returns a function that restarts the time; called on every navigation
 */
export function watchInactivity({ isSignedIn, onExpired }: WatchOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Start of the activity that has not extended the expiry yet. */
  let pendingSince: number | undefined;
  const restart = () => writeExpiry(Date.now() + inactivityLimit);
  const check = () => {
    if (isSignedIn() && Date.now() > readExpiry()) onExpired();
  };
  const extendExpiry = () => {
    clearTimeout(timer);
    pendingSince = undefined;
    restart();
  };
  const onActivity = () => {
    // Activity after the expiry, for example when a lid is opened, must not extend the session.
    if (pendingSince === undefined) check();
    pendingSince ??= Date.now();
    clearTimeout(timer);
    if (Date.now() - pendingSince >= maxActivityDelay) extendExpiry();
    else timer = setTimeout(extendExpiry, activityDelay);
  };
  for (const event of ['mousemove', 'scroll', 'keydown'])
    window.addEventListener(event, onActivity, { passive: true, capture: true });
  restart();
  setInterval(() => {
    if (pendingSince === undefined) check();
  }, checkInterval);
  return restart;
}

let lastExpiry = 0;

function writeExpiry(time: number): void {
  lastExpiry = time;
  try {
    localStorage.setItem(key, String(time));
  } catch {
    // Without storage the expiry applies to this tab only.
  }
}

function readExpiry(): number {
  try {
    return Number(localStorage.getItem(key)) || lastExpiry;
  } catch {
    return lastExpiry;
  }
}
