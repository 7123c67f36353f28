import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { defineCollection, hasStates } from '#shared/collections/collection.ts';
import * as field from '#shared/collections/fields.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { orderByReferences, type RecordStorage, storageOf, storagesInOrder } from './record-storage.ts';

let database: OpenedDatabase;
const columns = new Set<string>();
const announcing = new Set<string>();
const watched = new Set<string>();
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public'`.execute(database.db);
  for (const { name } of rows) columns.add(name);
  const { rows: triggers } = await sql<{ name: string }>`
    select distinct event_object_table as name from information_schema.triggers
    where trigger_name like 'announce_%'`.execute(database.db);
  for (const { name } of triggers) announcing.add(name);
  const { rows: watching } = await sql<{ name: string }>`
    select event_object_table || '.' || substr(trigger_name, length('text_insert_') + 1) as name
    from information_schema.triggers where trigger_name like 'text_insert_%'`.execute(database.db);
  for (const { name } of watching) watched.add(name);
}, 60_000);
afterAll(() => database.close());

/** Sentences on what a migration forgot of a collection. */
function listForgotten({ name, table, fields, collection }: RecordStorage): string[] {
  const needed = [...fields.values()].flatMap((stored) => {
    if (stored.place.kind === 'side') return [`${stored.place.table}.${stored.place.column}`];
    if (stored.place.kind === 'links') {
      const { link } = stored.place;
      return [link.owner, link.other, 'position'].map((column) => `${link.table}.${column}`);
    }
    const own = `${table}.${stored.place.column}`;
    return stored.field.kind === 'html' ? [own, `${own}_html`] : [own];
  });
  const required = [
    ...needed,
    `${table}.version`,
    ...(hasStates(collection) ? [`${table}.published_at`] : []),
  ];
  return [
    ...required
      .filter((column) => !columns.has(column))
      .map((column) => `collection „${name}“ needs the column ${column}: add it in a migration`),
    ...[...fields.values()]
      .filter(({ field: one, name: column }) => one.kind === 'html' && !watched.has(`${table}.${column}`))
      .map(
        ({ name: column }) =>
          `nobody knows what the text ${table}.${column} refers to: call watch_text('${table}', '${name}', '${column}') in a migration`,
      ),
    ...(announcing.has(table)
      ? []
      : [`table „${table}“ announces nothing: call announce('${table}', …) in a migration`]),
  ];
}

describe('the storage of records', () => {
  it('is there for every collection, and announces its changes', () => {
    expect(storagesInOrder.flatMap(listForgotten)).toEqual([]);
  });

  it('is said to be missing where a migration forgot it', () => {
    const one = defineCollection({
      ...{ name: 'vaccine', table: 'vaccine', label: 'ვაქცინა', visibility: 'published', sort: 'title' },
      fields: { id: field.integer({ label: 'ნომერი' }), title: field.heading({ label: 'სათაური' }) },
      internal: field.states(),
      writers: ['editor'],
    });
    expect(listForgotten(storageOf(one))).toContain(
      'collection „vaccine“ needs the column vaccine.published_at: add it in a migration',
    );
    expect(listForgotten(storageOf(one)).at(-1)).toMatch(/announces nothing/);
  });
});

describe('the order of collections', () => {
  const linked = (name: string, to: string) =>
    storageOf(
      defineCollection({
        ...{ name, table: name, label: name, visibility: 'all', sort: 'id' },
        fields: {
          id: field.integer({ label: 'ნომერი' }),
          other: field.reference(to, ['id'], { label: 'სხვა' }),
        },
        writers: ['editor'],
      }),
    );

  it('has those first that others point to', () => {
    const place = (name: string) => storagesInOrder.findIndex((storage) => storage.name === name);
    for (const { name, fields } of storagesInOrder)
      for (const stored of fields.values())
        if (
          stored.to &&
          stored.to !== name &&
          !(stored.place.kind === 'links' && stored.place.link.isDeferred)
        )
          expect(place(stored.to), `${name}.${stored.name}`).toBeLessThan(place(name));
    expect(orderByReferences([linked('b', 'a'), linked('a', 'tag')]).map(({ name }) => name)).toEqual([
      'a',
      'b',
    ]);
  });

  it('cannot be made of a circle, and says of which', () => {
    expect(() => orderByReferences([linked('a', 'b'), linked('b', 'a')])).toThrow('a, b point to each other');
  });
});
