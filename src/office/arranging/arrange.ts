/** What an arrangement holds: each item lies in a lane, at a rank. */
export interface Placed {
  readonly key: string;
  readonly lane: string;
  readonly rank: number;
}

export const inLane = <Item extends Placed>(items: readonly Item[], lane: string): Item[] =>
  items.filter((item) => item.lane === lane).toSorted((one, other) => one.rank - other.rank);

/** Moves an item to an index of a lane, so that as few records as possible change. @returns those whose lane or rank does */
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
  const rerank = (wanted: (item: Item, at: number) => number): Item[] => {
    let last = 0;
    return order.flatMap((item, at) => {
      const rank = Math.max(wanted(item, at), last + 1);
      last = rank;
      return rank !== item.rank || item.lane !== to.lane ? [{ ...item, lane: to.lane, rank }] : [];
    });
  };
  // Either those behind it make room, or those that it passes take each other's ranks.
  const pushed = rerank((item) => (item.key === key ? 0 : item.rank));
  if (moved.lane !== to.lane) return pushed;
  const ranks = inLane(items, to.lane).map(({ rank }) => rank);
  const passed = rerank((_, at) => ranks[at] ?? 0);
  return passed.length < pushed.length ? passed : pushed;
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
