/** SPEC.md section 9: how far a picture is zoomed, 1 = its natural size, and how far a finger moves before it is a swipe. */
export const zoomLimits = { step: 0.2, most: 3, least: 0.1 } as const;
export const swipeTolerance = 50;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A scale within the limits, without the dust of adding fractions. */
export const limitScale = (scale: number): number =>
  Math.round(Math.min(zoomLimits.most, Math.max(zoomLimits.least, scale)) * 1000) / 1000;

/** One step larger or smaller. */
export const stepScale = (scale: number, way: 1 | -1): number => limitScale(scale + way * zoomLimits.step);

/** The scale at which all of a picture is seen; never larger than it is. */
export const fitScale = (picture: Size, room: Size): number =>
  limitScale(Math.min(1, room.width / picture.width, room.height / picture.height));

/** How far a picture may be moved from the middle, along one side, before its edge comes away from the room's. */
export const limitOffset = (offset: number, length: number, room: number): number => {
  const most = Math.max(0, (length - room) / 2);
  return Math.min(most, Math.max(-most, offset));
};

/** What a finger's way across the picture means. Up to the tolerance it means nothing. */
export function swipeOf(x: number, y: number): 'previous' | 'next' | undefined {
  if (Math.abs(x) <= swipeTolerance || Math.abs(x) <= Math.abs(y)) return undefined;
  return x < 0 ? 'next' : 'previous';
}
