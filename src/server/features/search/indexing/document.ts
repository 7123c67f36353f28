import type { RawRow } from '#server/queries/shape.ts';
import { searchFacets } from '#shared/collections/search.ts';
import { facetOf } from '../facets.ts';
import type { SearchKind } from './kinds.ts';
import { listRecordNames } from './record-names.ts';

/** A public record as far as search looks at it. */
export interface SearchDocument {
  readonly id: number;
  readonly title: string;
  readonly synonyms: readonly string[];
  /** What it is asked for by besides: as good as the title, but never the whole of it. */
  readonly names: readonly string[];
  readonly summary: string;
  readonly html: string;
  readonly sortedAt: string | null;
  /** What results are narrowed by: `category:21`, `year:2026`, `city:…`, `profession:4`. */
  readonly facets: readonly string[];
}

/** The fields a kind's documents are made of. */
export const fieldsOf = (kind: SearchKind): string[] => [
  'title',
  ...[kind.synonyms ?? [], kind.names ?? [], kind.summary, kind.texts, kind.newest ?? []].flat(),
];

/** A document from the raw parts of its fields. */
export function documentOf(kind: SearchKind, row: RawRow): SearchDocument {
  return {
    id: Number(row.id),
    title: String(row.title),
    synonyms: kind.synonyms ? namesIn(row[kind.synonyms]) : [],
    names: [
      ...(kind.names ?? []).flatMap((field) => namesIn(row[field])),
      ...(kind.collection.name === 'doctor' ? namesIn(row.search_city) : []),
      ...listRecordNames(kind.collection.name, row),
    ],
    summary: [...kind.summary.flatMap((field) => namesIn(row[field])), ...namesIn(row.search_addresses)].join(
      ' ',
    ),
    html: kind.texts.map((field) => String(row[`${field}_html`] ?? '')).join(' '),
    sortedAt: kind.newest ? ((row[kind.newest] as string | null) ?? null) : null,
    facets: facetsOf(row),
  };
}

/** The facets of a record, from what the repository reads beside its fields; the year is that of Tbilisi. */
const facetsOf = (row: RawRow): string[] =>
  searchFacets.flatMap((name) => {
    const values = row[`search_${name}`];
    return Array.isArray(values)
      ? values.flatMap((value) => (value === null || value === '' ? [] : [facetOf(name, String(value))]))
      : [];
  });

/** A text, the texts of a list, the names of related records. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { title, name } = value as { title?: unknown; name?: unknown };
  return namesIn(title ?? name);
}
