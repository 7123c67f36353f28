/** SPEC.md section 4, Inactivity. Times in milliseconds. */
const patience = 1_200_000;
const activityDelay = 300;
const checkEvery = 1_000;
const key = 'session_expires';

interface Watch {
  readonly isSignedIn: () => boolean;
  /** Signs out; called once the time is over. */
  readonly onExpired: () => void;
}

/**
 * Watches for activity. The expiry lies in local storage, so activity in any tab counts for all.
 * @returns restarts the time; called on every route change.
 */
export function watchInactivity({ isSignedIn, onExpired }: Watch): () => void {
  let isWaiting = false;
  const restart = () => writeExpiry(Date.now() + patience);
  const noticeActivity = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      restart();
    }, activityDelay);
  };
  for (const event of ['mousemove', 'scroll', 'keydown'])
    window.addEventListener(event, noticeActivity, { passive: true, capture: true });
  restart();
  setInterval(() => {
    if (isSignedIn() && Date.now() > readExpiry()) onExpired();
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
