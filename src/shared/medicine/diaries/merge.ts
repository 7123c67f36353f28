import type { DiaryContents, DiaryKind } from './diary.ts';

interface Identified {
  readonly id: string;
}

/**
 * Returns a list with an item in the place of the one that has its id. Where that one is gone, removed on another device, the item is
 * added: what was just written is not lost.
 */
export const putById = <Item extends Identified>(items: readonly Item[], item: Item): Item[] =>
  items.some(({ id }) => id === item.id)
    ? items.map((each) => (each.id === item.id ? item : each))
    : [...items, item];

/** Both lists, each id once; the first list decides. */
function uniteById<Item extends Identified>(
  first: readonly Item[],
  second: readonly Item[],
  unite: (one: Item, other: Item) => Item = (one) => one,
): Item[] {
  const others = new Map(second.map((item) => [item.id, item]));
  const known = new Set(first.map(({ id }) => id));
  return [
    ...first.map((item) => {
      const other = others.get(item.id);
      return other ? unite(item, other) : item;
    }),
    ...second.filter(({ id }) => !known.has(id)),
  ];
}

const mergers: {
  readonly [Kind in DiaryKind]: (
    first: DiaryContents[Kind],
    second: DiaryContents[Kind],
  ) => DiaryContents[Kind];
} = {
  pressure: (first, second) => ({ entries: uniteById(first.entries, second.entries) }),
  sugar: (first, second) => ({ entries: uniteById(first.entries, second.entries) }),
  growth: (first, second) => ({
    children: uniteById(first.children, second.children, (one, other) => ({
      ...one,
      measurements: uniteById(one.measurements, other.measurements),
    })),
  }),
  pregnancy: (first, second) => ({ due_date: first.due_date ?? second.due_date }),
  vaccination: (first, second) => ({
    children: uniteById(first.children, second.children, (one, other) => ({
      ...one,
      doses: { ...other.doses, ...one.doses },
    })),
    reminds: first.reminds || second.reminds,
  }),
};

/** Unites two diaries of a kind without losing an entry of either; where both have one, the first decides. */
export const mergeDiaries = <Kind extends DiaryKind>(
  kind: Kind,
  first: DiaryContents[Kind],
  second: DiaryContents[Kind],
): DiaryContents[Kind] => mergers[kind](first, second);
