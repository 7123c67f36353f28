import type { Restql } from '#server/restql/restql.service.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { SearchField, SearchResult } from '#shared/collections/search.ts';
import type { SearchKind } from './kinds.ts';
import type { FoundRecord } from './search.repository.ts';

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
  ask,
}: {
  found: readonly FoundRecord[];
  kinds: readonly SearchKind[];
  fields: readonly SearchField[];
  ask: Restql['ask'];
}): Promise<Presented> {
  const tags = new Set<string>();
  const shown = new Map<string, Partial<SearchResult>>();
  const load = async (kind: SearchKind) => {
    const { name } = kind.collection;
    const ids = found.filter((record) => record.kind === name).map((record) => record.id);
    if (ids.length === 0) return;
    const asked = {
      find: { id: { $in: ids } },
      fields: loadedFields(kind, fields),
      limit: ids.length,
      total: false,
    };
    const { answer, tags: made } = await ask(name, asked);
    for (const tag of made) tags.add(tag);
    for (const record of answer[name] as Record<string, unknown>[])
      shown.set(`${name} ${record.id}`, present(kind, record, fields));
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
  if (field === 'type') return null;
  if (field === 'introtext') return kind.introtext ?? field;
  if (field === 'image') return kind.image === null ? null : field;
  return field;
}

const loadedFields = (kind: SearchKind, fields: readonly SearchField[]): string[] => [
  ...new Set(['id', ...fields.flatMap((field) => sourceOf(kind, field) ?? [])]),
];

function present(
  kind: SearchKind,
  record: Readonly<Record<string, unknown>>,
  fields: readonly SearchField[],
): Partial<SearchResult> {
  const read = (field: SearchField): unknown => {
    if (field === 'type') return kind.collection.name;
    const source = sourceOf(kind, field);
    if (source === null) return null;
    return source === 'metainfo' ? (record.metainfo as Metainfo).description : record[source];
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)]));
}
