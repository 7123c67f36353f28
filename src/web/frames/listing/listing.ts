/** What was chosen of a list's filters, by their names in the address. What is absent is not chosen. */
export type Chosen = Readonly<Record<string, string>>;

export interface FilterOption {
  readonly value: string;
  readonly title: string;
  /** How many records choosing it would leave. */
  readonly count: number;
}

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** What it says while nothing is chosen. */
  readonly any: string;
  readonly options: readonly FilterOption[];
}

const longest = 100;
const largestId = 2_147_483_647;

/** Reads the named filters from an address, in that order. Characters no text has are left out. */
export function readChosen(search: URLSearchParams, names: readonly string[]): Chosen {
  const filled = names.flatMap((name) => {
    const value = cleanWords(search.get(name) ?? '');
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}

const cleanWords = (value: string): string =>
  value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim();

/** Address of a list with what is chosen; what is empty is left out. */
export function listAddress(path: string, chosen: Chosen): string {
  const search = new URLSearchParams(
    Object.entries(chosen).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The chosen filters but one. */
export const withoutFilter = (chosen: Chosen, name: string): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name));

/** What readers call the choice of a filter; a value that no record has is called what it was written as. */
export const titleOfChoice = ({ name, options }: Filter, chosen: Chosen): string | undefined =>
  options.find(({ value }) => value === chosen[name])?.title ?? chosen[name];

/** The condition of a filter by a record's id. What is no id is no record's: nothing fits. */
export function idCondition(value: string): number | { readonly $in: readonly number[] } {
  const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
  return id > 0 && id <= largestId ? id : { $in: [] };
}

/**
 * Choices of a filter from the counts of a list, those with the most records first. What is chosen is always among them,
 * also where the other filters leave nothing of it.
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
