import type { Collection } from '#shared/collections/collection.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import type { ParsedQuery } from './parse.ts';
import type { RawRow } from './run.ts';

/**
 * What an answer was made of: `article:12` for a record, `article:*` for a list, whose membership any article may change.
 * Announcing one of these makes the answer, and every page it stands on, old.
 */
export function tagsOf(
  collection: Collection,
  query: ParsedQuery,
  fields: readonly string[],
  rows: readonly RawRow[],
): Set<string> {
  const tags = new Set<string>();
  const noun = collection.table;
  const soleId = query.many ? undefined : idAskedFor(query);
  tags.add(soleId === undefined ? `${noun}:*` : `${noun}:${soleId}`);
  const { visibility } = collection;
  const above =
    typeof visibility === 'object' && 'with' in visibility && visibility.with
      ? collection.fields[visibility.with]
      : undefined;
  if (above?.kind === 'reference') tags.add(`${collectionNamed(above.to).table}:*`);
  for (const { subject } of [...query.conditions, ...query.counts])
    if (subject.kind === 'related') tags.add(`${collectionNamed(subject.field.to).table}:*`);
  for (const name of fields) addFieldTags(collection, name, rows, tags);
  return tags;
}

function idAskedFor({ conditions }: ParsedQuery): number | undefined {
  for (const { subject, test } of conditions)
    if (subject.kind === 'own' && subject.name === 'id' && test.operator === 'in' && test.values.length === 1)
      return Number(test.values[0]);
  return undefined;
}

function addFieldTags(
  collection: Collection,
  name: string,
  rows: readonly RawRow[],
  tags: Set<string>,
): void {
  const field = collection.fields[name];
  if (!field) return;
  if (field.kind === 'count') tags.add(`${collectionNamed(field.of).table}:*`);
  if (field.kind === 'url')
    for (const part of collection.page?.parts ?? []) {
      const reference = part.includes('.') ? collection.fields[part.split('.')[0] ?? ''] : undefined;
      if (reference?.kind === 'reference') tags.add(`${collectionNamed(reference.to).table}:*`);
    }
  if (field.kind !== 'reference' && field.kind !== 'references') return;
  const target = collectionNamed(field.to);
  // A related record may appear by a change of its own, and then it is one this answer never saw.
  if (target.visibility !== 'all' || (field.kind === 'references' && field.by)) tags.add(`${target.table}:*`);
  for (const row of rows) {
    const related = row[name];
    for (const one of Array.isArray(related) ? related : related ? [related] : [])
      tags.add(`${target.table}:${one.id}`);
  }
}
