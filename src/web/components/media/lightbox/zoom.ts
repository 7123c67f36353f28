/** Zoom limits (1 is the natural size) and the shortest swipe, in pixels (SPEC.md section 9). */
export const zoomLimits = { step: 0.2, max: 3, min: 0.1 } as const;
export const swipeTolerance = 50;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Clamps a scale to the limits and rounds it to three decimals, which removes floating-point errors. */
export const limitScale = (scale: number): number =>
  Math.round(Math.min(zoomLimits.max, Math.max(zoomLimits.min, scale)) * 1000) / 1000;

/** Returns the next larger or smaller scale. */
export const stepScale = (scale: number, direction: 1 | -1): number =>
  limitScale(scale + direction * zoomLimits.step);

/** Returns the scale that fits the picture into the viewport, at most its natural size. */
export const fitScale = (picture: Size, viewport: Size): number =>
  limitScale(Math.min(1, viewport.width / picture.width, viewport.height / picture.height));

/** Limits the offset from the centre along one axis, so that the picture's edge does not leave the viewport's edge. */
export const limitOffset = (offset: number, length: number, viewport: number): number => {
  const limit = Math.max(0, (length - viewport) / 2);
  return Math.min(limit, Math.max(-limit, offset));
};

/** Interprets a pointer's movement as a swipe; undefined if it is too short or rather vertical. */
export function swipeOf(x: number, y: number): 'previous' | 'next' | undefined {
  if (Math.abs(x) <= swipeTolerance || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 ? 'next' : 'previous';
}
