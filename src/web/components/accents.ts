import { createContext, useContext } from 'react';
import { topicHues } from '#shared/collections/topic-hues.ts';

/** Maps the alias of each top category to its accent, 1 to 8. */
export type Accents = ReadonlyMap<string, number>;

export const AccentsContext = createContext<Accents>(new Map());

/** A top category as far as its hue follows from it. */
interface Hued {
  /** One of `topicHues`; null where none is chosen. */
  readonly hue?: string | null;
}

/** Returns the accent of a top category: of the hue that was chosen, else of its position in the list. */
export function accentOf({ hue }: Hued, index: number): number {
  const chosen = (topicHues as readonly (string | null | undefined)[]).indexOf(hue);
  return (chosen < 0 ? index % topicHues.length : chosen) + 1;
}

/** Assigns each top category its accent. Subcategories have that of the one above them. */
export const assignAccents = (topCategories: readonly (Hued & { readonly alias: string })[]): Accents =>
  new Map(topCategories.map((topic, index) => [topic.alias, accentOf(topic, index)]));

/** Returns the alias of an article's top category, which is the first segment of its address. */
export const sectionOf = (url: string): string => url.split('/', 2)[1] ?? '';

/** Returns the accent of an article by its address; `undefined` if its category has none. */
export function useAccent(url: string): number | undefined {
  return useContext(AccentsContext).get(sectionOf(url));
}
