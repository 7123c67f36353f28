/** Room that a digit takes, in pixels. */
const letter = 8;

/** Places along a line for labels that would stand in each other's way: in order, `gap` apart, about the same middle. */
export function spreadLabels(places: readonly number[], gap: number): number[] {
  const spread: number[] = [];
  for (const place of places) spread.push(Math.max(place, (spread.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  const shift = places.length > 0 ? (sumOf(places) - sumOf(spread)) / places.length : 0;
  return spread.map((place) => place + shift);
}

/** A label's middle, moved in where an end of the drawing would cut it. */
export const keepInside = (middle: number, text: string, width: number): number => {
  const half = (text.length * letter) / 2;
  return Math.min(Math.max(middle, half), width - half);
};

/** The two ends of a range as labels, or the range in one where they would run into each other. */
export function labelRange(
  ends: readonly { readonly at: number; readonly text: string }[],
): readonly { readonly at: number; readonly text: string }[] {
  const [from, to] = ends;
  if (!from || !to) return ends;
  const room = ((from.text.length + to.text.length) * letter) / 2 + letter;
  if (to.at - from.at >= room) return ends;
  return [{ at: (from.at + to.at) / 2, text: `${from.text}–${to.text}` }];
}
