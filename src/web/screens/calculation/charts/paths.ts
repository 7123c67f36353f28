export interface Place {
  readonly x: number;
  readonly y: number;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
const write = ({ x, y }: Place): string => `${round(x)},${round(y)}`;

/** A line from place to place. Curves are drawn with it too: their points lie closer than an eye can tell. */
export const lineThrough = (places: readonly Place[]): string =>
  places.length === 0 ? '' : `M${places.map(write).join('L')}`;

/** The area between two lines that run the same way. */
export const areaBetween = (upper: readonly Place[], lower: readonly Place[]): string =>
  upper.length === 0 ? '' : `${lineThrough([...upper, ...lower.toReversed()])}Z`;
