import type { DataQueries } from '#server/queries/queries.service.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { SearchField, SearchResult } from '#shared/collections/search.ts';
import type { SearchKind } from './indexing/kinds.ts';
import type { FoundRecord } from './search.repository.ts';
import type { MakeSnippet } from './snippets.ts';

interface Presented {
  readonly results: readonly { readonly kind: string; readonly result: Partial<SearchResult> }[];
  readonly tags: ReadonlySet<string>;
}

/**
 * Found records as they are shown, in their order: one query for each kind among them. A record that has just ceased to
 * be public is left out.
 */
export async function presentRecords({
  found,
  kinds,
  fields,
  makeSnippet,
  ask,
}: {
  found: readonly FoundRecord[];
  kinds: readonly SearchKind[];
  fields: readonly SearchField[];
  makeSnippet: MakeSnippet;
  ask: DataQueries['ask'];
}): Promise<Presented> {
  const tags = new Set<string>();
  const shown = new Map<string, Partial<SearchResult>>();
  const load = async (kind: SearchKind) => {
    const { name } = kind.collection;
    const ids = found.filter((record) => record.kind === name).map((record) => record.id);
    if (ids.length === 0) return;
    const query = {
      find: { id: { $in: ids } },
      fields: loadedFields(kind, fields),
      limit: ids.length,
      total: false,
    };
    const { answer, tags: made } = await ask(name, query);
    for (const tag of made) tags.add(tag);
    for (const record of answer[name] as Record<string, unknown>[])
      shown.set(`${name} ${record.id}`, present(kind, record, fields, makeSnippet));
  };
  await Promise.all(kinds.map(load));
  const results = found.flatMap(({ kind, id }) => {
    const result = shown.get(`${kind} ${id}`);
    return result ? [{ kind, result }] : [];
  });
  return { results, tags };
}

/** The collection's own name of a shown field; `null` where it has none. */
function sourceOf(kind: SearchKind, field: SearchField): string | null {
  if (field === 'type' || field === 'snippet') return null;
  if (field === 'introtext') return kind.introtext ?? field;
  if (field === 'image') return kind.image === null ? null : field;
  if (field === 'url' && kind.url) return null;
  return field;
}

const loadedFields = (kind: SearchKind, fields: readonly SearchField[]): string[] => [
  ...new Set([
    'id',
    ...fields.flatMap((field) => sourceOf(kind, field) ?? []),
    ...(fields.includes('snippet') ? textFieldsOf(kind) : []),
  ]),
];

/** What a snippet may be taken from, the shortest first. */
const textFieldsOf = (kind: SearchKind): string[] => [
  ...new Set([sourceOf(kind, 'introtext') ?? 'introtext', ...kind.texts]),
];

function present(
  kind: SearchKind,
  record: Readonly<Record<string, unknown>>,
  fields: readonly SearchField[],
  makeSnippet: MakeSnippet,
): Partial<SearchResult> {
  const read = (field: SearchField): unknown => {
    if (field === 'type') return kind.collection.name;
    if (field === 'url' && kind.url) return kind.url;
    if (field === 'snippet') return makeSnippet(textsOf(kind, record));
    const source = sourceOf(kind, field);
    if (source === null) return null;
    return source === 'metainfo' ? (record.metainfo as Metainfo).description : record[source];
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)]));
}

function textsOf(kind: SearchKind, record: Readonly<Record<string, unknown>>): string[] {
  return textFieldsOf(kind).flatMap((field) => {
    const value = field === 'metainfo' ? (record.metainfo as Metainfo).description : record[field];
    return typeof value === 'string' ? [value] : [];
  });
}
