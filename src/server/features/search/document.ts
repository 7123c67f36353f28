import type { RawRow } from '#server/restql/run.ts';
import type { SearchKind } from './kinds.ts';

/** A public record as far as search looks at it. */
export interface SearchDocument {
  readonly id: number;
  readonly title: string;
  readonly synonyms: readonly string[];
  readonly summary: string;
  readonly html: string;
  readonly sortedAt: string | null;
}

/** The fields a kind's documents are made of. */
export const fieldsOf = (kind: SearchKind): string[] => [
  'title',
  ...[kind.synonyms ?? [], kind.summary, kind.texts, kind.newest ?? []].flat(),
];

/** A document from the raw parts of its fields. */
export function documentOf(kind: SearchKind, row: RawRow): SearchDocument {
  return {
    id: Number(row.id),
    title: String(row.title),
    synonyms: kind.synonyms ? namesIn(row[kind.synonyms]) : [],
    summary: kind.summary.flatMap((field) => namesIn(row[field])).join(' '),
    html: kind.texts.map((field) => String(row[`${field}_html`] ?? '')).join(' '),
    sortedAt: kind.newest ? ((row[kind.newest] as string | null) ?? null) : null,
  };
}

/** A text, the texts of a list, the names of related records. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { title, name } = value as { title?: unknown; name?: unknown };
  return namesIn(title ?? name);
}
