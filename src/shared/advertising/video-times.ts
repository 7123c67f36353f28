/** SPEC.md section 9: seconds of the video at which an overlay comes and goes; each has an ad tag of its own. */
export const overlayWindows = [
  { from: 8, to: 25 },
  { from: 40, to: 60 },
  { from: 90, to: 110 },
] as const;

/** Milliseconds after which a tag that has not answered is done without. */
export const tagPatienceMs = 3_000;

/** Seconds after which a pre-roll may be skipped. */
export const skipAfterSeconds = 5;

/** The overlay of a moment of the video, by its number from 0. */
export function overlayAt(seconds: number): number | undefined {
  const found = overlayWindows.findIndex(({ from, to }) => seconds >= from && seconds < to);
  return found < 0 ? undefined : found;
}
