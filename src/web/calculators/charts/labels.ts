/** Estimated width of one character of a label, in pixels. */
const characterWidth = 8;

/** Moves overlapping labels apart: keeps their order and their mean position and leaves at least `gap` between two. */
export function spreadLabels(positions: readonly number[], gap: number): number[] {
  const spread: number[] = [];
  for (const position of positions)
    spread.push(Math.max(position, (spread.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  const shift = positions.length > 0 ? (sumOf(positions) - sumOf(spread)) / positions.length : 0;
  return spread.map((position) => position + shift);
}

/** Moves the middle of a label inward where the edge of the drawing would cut it off. */
export const clampLabel = (middle: number, text: string, width: number): number => {
  const half = (text.length * characterWidth) / 2;
  return Math.min(Math.max(middle, half), width - half);
};

/** Returns the labels of both ends of a range, merged into one label if the two would overlap. */
export function labelRange(
  ends: readonly { readonly at: number; readonly text: string }[],
): readonly { readonly at: number; readonly text: string }[] {
  const [from, to] = ends;
  if (!from || !to) return ends;
  const neededGap = ((from.text.length + to.text.length) * characterWidth) / 2 + characterWidth;
  if (to.at - from.at >= neededGap) return ends;
  return [{ at: (from.at + to.at) / 2, text: `${from.text}–${to.text}` }];
}
