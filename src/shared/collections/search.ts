import type { Image } from './fields.ts';

/** `search` is no table and answers whole (CONTRACT.md section 4): records of every kind that fit a question, best first. */
export interface SearchResult {
  /** The collection the record is of: `article`, … */
  type: string;
  id: number;
  title: string;
  url: string;
  introtext: string;
  image: Image | null;
}

export const searchFields = [
  'type',
  'id',
  'title',
  'url',
  'introtext',
  'image',
] as const satisfies readonly (keyof SearchResult)[];
export type SearchField = (typeof searchFields)[number];

export interface SearchAnswer {
  search: SearchResult[];
  /** How many there are of the asked type, or of all. */
  total: number;
  /** How many there are of each type, whatever type was asked for; types without any are absent. */
  types: Record<string, number>;
  /** The question as it was understood, where that had to be guessed. */
  suggestion: string | null;
}

/** The answer to `group: "type"`: the first of each kind, by kinds. */
export interface GroupedSearchAnswer extends Omit<SearchAnswer, 'search'> {
  search: Record<string, SearchResult[]>;
}
