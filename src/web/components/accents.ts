import { createContext, useContext } from 'react';

/** Number of hues; the ninth category uses the first one again. */
const hueCount = 8;

/** Maps the alias of each top category to its accent, 1 to 8. */
export type Accents = ReadonlyMap<string, number>;

export const AccentsContext = createContext<Accents>(new Map());

/** Assigns each top category the hue of its position in the list. */
export const assignAccents = (topCategories: readonly { readonly alias: string }[]): Accents =>
  new Map(topCategories.map(({ alias }, index) => [alias, (index % hueCount) + 1]));

/** Returns the alias of an article's top category, which is the first segment of its address. */
export const sectionOf = (url: string): string => url.split('/', 2)[1] ?? '';

/** Returns the accent of an article by its address; `undefined` if its category has none. */
export function useAccent(url: string): number | undefined {
  return useContext(AccentsContext).get(sectionOf(url));
}
