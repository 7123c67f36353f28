/** Time from a tap until a screen that is still loading is shown as a skeleton, in milliseconds: a tap is answered within 100. */
const timeoutMs = 30;

/** A tap that is longer ago did not start the navigation: the back button or a script did. */
const maxTapAgeMs = 1_000;

/**
 * Returns how long a navigation may still load before its skeleton is shown, in milliseconds. It counts from the tap, because a slow
 * device spends more than that until the navigation is under way.
 */
export function patienceLeft(now: number, tappedAt: number): number {
  const passed = now - tappedAt;
  return passed > maxTapAgeMs ? timeoutMs : Math.max(0, timeoutMs - passed);
}
