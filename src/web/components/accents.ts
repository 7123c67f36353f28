import { createContext, useContext } from 'react';
import { oncePer } from '#shared/once-per.ts';

/** Hues there are; a ninth category begins again with the first. */
const hues = 8;

/** Alias of each top category → its accent, 1 to 8. */
export type Accents = ReadonlyMap<string, number>;

export const AccentsContext = createContext<Accents>(new Map());

/** Gives each top category the hue of its place; the same object for the same categories. Expects them in their order. */
export const assignAccents = oncePer(
  (topCategories: readonly { readonly alias: string }[]): Accents =>
    new Map(topCategories.map(({ alias }, index) => [alias, (index % hues) + 1])),
);

/** Alias of the top category an article belongs to: the first part of its address. */
export const sectionOf = (url: string): string => url.split('/', 2)[1] ?? '';

/** Accent of the article at an address; `undefined` where its category owns none. */
export function useAccent(url: string): number | undefined {
  return useContext(AccentsContext).get(sectionOf(url));
}
