/** What an arrangement holds: each item lies in a lane, at a rank. */
export interface Placed {
  readonly key: string;
  readonly lane: string;
  readonly rank: number;
}

export const inLane = <Item extends Placed>(items: readonly Item[], lane: string): Item[] =>
  items.filter((item) => item.lane === lane).toSorted((one, other) => one.rank - other.rank);

/**
 * Moves an item to an index of a lane. The items behind it keep their ranks where they can, so that as few records as possible
 * change. @returns the items whose lane or rank is another than before
 */
export function moveItem<Item extends Placed>(
  items: readonly Item[],
  key: string,
  to: { readonly lane: string; readonly index: number },
): Item[] {
  const moved = items.find((item) => item.key === key);
  if (!moved) return [];
  const others = inLane(items, to.lane).filter((item) => item.key !== key);
  const index = Math.max(0, Math.min(to.index, others.length));
  const order = [...others.slice(0, index), moved, ...others.slice(index)];
  const changed: Item[] = [];
  let last = 0;
  for (const item of order) {
    const rank = item.key !== key && item.rank > last ? item.rank : last + 1;
    if (rank !== item.rank || item.lane !== to.lane) changed.push({ ...item, lane: to.lane, rank });
    last = rank;
  }
  return changed;
}

/** Finds what is chosen more than once, with the names of those that chose it. */
export function listRepeats(
  choices: readonly { readonly title: string; readonly chosen: readonly number[] }[],
): Map<number, string[]> {
  const titles = new Map<number, string[]>();
  for (const { title, chosen } of choices)
    for (const id of chosen) titles.set(id, [...(titles.get(id) ?? []), title]);
  return new Map([...titles].filter(([, found]) => found.length > 1));
}
