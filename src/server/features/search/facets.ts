import { type SearchFacet, searchFacets } from '#shared/collections/search.ts';

/** What results are narrowed to: a value for each of some facets, as the index has them (`city:თბილისი`). */
export type ChosenFacets = Readonly<Partial<Record<SearchFacet, string>>>;

export const facetOf = (name: string, value: string | number): string => `${name}:${value}`;

/** The index's values of what was chosen, but for one facet: its counts are of what could be chosen instead. */
export const facetValues = (chosen: ChosenFacets, except?: SearchFacet): string[] =>
  searchFacets.flatMap((name) => {
    const value = chosen[name];
    return value === undefined || name === except ? [] : [facetOf(name, value)];
  });
