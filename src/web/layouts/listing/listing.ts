/** Active filters by their names in the address. */
export type Chosen = Readonly<Record<string, string>>;

export interface FilterOption {
  readonly value: string;
  readonly title: string;
  /** Number of records if the option is selected. */
  readonly count: number;
}

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** Label of the empty option. */
  readonly unfilteredLabel: string;
  readonly options: readonly FilterOption[];
}

const maxLength = 100;
const largestId = 2_147_483_647;

/** Reads the named filters from a query string, in this order. Control characters are removed. */
export function readChosen(search: URLSearchParams, names: readonly string[]): Chosen {
  const nonEmpty = names.flatMap((name) => {
    const value = cleanValue(search.get(name) ?? '');
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(nonEmpty);
}

const cleanValue = (value: string): string =>
  value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .trim();

/** Returns the address of a list with its filters; empty ones are left out. */
export function listAddress(path: string, chosen: Chosen): string {
  const search = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Returns the filters without one of them. */
export const withoutFilter = (chosen: Chosen, name: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name));

/** Returns the filters with one more, in the order of the page's own address: a list has one address. */
export function withFilter(chosen: Chosen, name: string, value: string, filters: readonly Filter[]): Chosen {
  const next: Chosen = { ...chosen, [name]: value };
  const names = new Set([...filters.map((filter) => filter.name), ...Object.keys(next)]);
  return Object.fromEntries(
    [...names].flatMap((each) => (next[each] === undefined ? [] : [[each, next[each]]])),
  );
}

/** Returns the title of the selected option; the value itself if no option has it. */
export const titleOfChoice = ({ name, options }: Filter, chosen: Chosen): string | undefined =>
  options.find(({ value }) => value === chosen[name])?.title ?? chosen[name];

/** Returns a condition on a record id; for an invalid id, one that matches no record. */
export function idCondition(value: string): number | { readonly $in: readonly number[] } {
  const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
  return id > 0 && id <= largestId ? id : { $in: [] };
}

/**
 * Returns the options of a filter from the counts of a list, most records first. The selected option is always
 * included, also if the other filters leave no record of it.
 */
export function listOptions(
  counts: Readonly<Record<string, number>> | undefined,
  chosen: string | undefined,
  titleOf: (value: string) => string | undefined = (value) => value,
): FilterOption[] {
  return Object.entries({ ...(chosen !== undefined && { [chosen]: 0 }), ...counts })
    .flatMap(([value, count]) => {
      const title = titleOf(value);
      return title ? [{ value, title, count }] : [];
    })
    .sort((one, other) => other.count - one.count || (one.title < other.title ? -1 : 1));
}
