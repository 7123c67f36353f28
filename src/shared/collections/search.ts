import type { Image } from './fields.ts';

/** `search` is a virtual collection (CONTRACT.md section 4): records of every kind that match a search query, best first. */
export interface SearchResult {
  /** The record's collection. */
  type: string;
  id: number;
  title: string;
  url: string;
  introtext: string;
  image: Image | null;
  /** The passage that answers, in parts; empty where nothing but the title matches. */
  snippet: readonly SnippetPart[];
}

/** A part of a passage, and whether it is a word that was asked for. */
export interface SnippetPart {
  readonly text: string;
  readonly match: boolean;
}

export const searchFields = [
  'type',
  'id',
  'title',
  'url',
  'introtext',
  'image',
  'snippet',
] as const satisfies readonly (keyof SearchResult)[];
export type SearchField = (typeof searchFields)[number];

/** What results can be narrowed by: a topic's id, a year, a city, a speciality's id. */
export const searchFacets = ['category', 'year', 'city', 'profession'] as const;
export type SearchFacet = (typeof searchFacets)[number];

/** An alert above the results when the query is a cry for help. */
export interface SearchAlert {
  readonly kind: 'crisis' | 'emergency';
  readonly title: string;
  readonly body: string;
  readonly phone: string;
  /** The article about what to do meanwhile. */
  readonly url: string | null;
}

export interface SearchAnswer {
  search: SearchResult[];
  /** The number of results of the requested type, or of all. */
  total: number;
  /** The number of results by type, whatever type was requested; types without results are absent. */
  types: Record<string, number>;
  /** The corrected query, if it had to be guessed. */
  suggestion: string | null;
  alert: SearchAlert | null;
  /** Whether some words of the query were not found. */
  partial: boolean;
  /** For each facet of `counts`, how many results have each value; what is chosen of the facet itself does not affect them. */
  counts?: Partial<Record<SearchFacet, Record<string, number>>>;
}

/** The answer to `group: "type"`: the first results of each type. */
export interface GroupedSearchAnswer extends Omit<SearchAnswer, 'search'> {
  search: Record<string, SearchResult[]>;
}
