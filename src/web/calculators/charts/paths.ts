export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
const write = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/**
 * Returns an SVG path of straight segments. Curves use it as well: their points are closer together than the eye
 * resolves.
 */
export const lineThrough = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(write).join('L')}`;

/** Returns an SVG path around the area between two lines of the same direction. */
export const areaBetween = (upper: readonly Point[], lower: readonly Point[]): string =>
  upper.length === 0 ? '' : `${lineThrough([...upper, ...lower.toReversed()])}Z`;
