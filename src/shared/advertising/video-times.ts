/** The seconds of the video at which overlays appear and disappear, each from an ad tag of its own (SPEC.md section 9). */
export const overlayWindows = [
  { from: 8, to: 25 },
  { from: 40, to: 60 },
  { from: 90, to: 110 },
] as const;

/** Timeout of an ad tag in ms. */
export const tagTimeoutMs = 3_000;

/** Seconds until a pre-roll can be skipped. */
export const skipAfterSeconds = 5;

/** The index of the overlay at a moment of the video. */
export function overlayAt(seconds: number): number | undefined {
  const found = overlayWindows.findIndex(({ from, to }) => seconds >= from && seconds < to);
  return found < 0 ? undefined : found;
}
