import { type RawBuilder, sql } from 'kysely';
import type { Condition, Path, Predicate } from '#server/queries/parse-find.ts';
import { collectionNamed } from '#shared/collections/registry.ts';
import { type RecordStorage, recordTable, storagesInOrder } from '../record-storage.ts';

/** Conditions of a list over rows of any state, and over the contents of records that have no row yet. */

const casts = {
  integer: 'bigint',
  text: 'text',
  boolean: 'boolean',
  instant: 'timestamptz',
  date: 'date',
} as const;
const signs = { $gt: sql`>`, $gte: sql`>=`, $lt: sql`<`, $lte: sql`<=` } as const;

const typeOf = (path: Path) =>
  path.kind === 'own' ? path.field.type : path.kind === 'names' ? 'text' : path.subField.type;

/** Compares one value of a record with what is asked. */
function matches(
  value: RawBuilder<unknown>,
  type: keyof typeof casts,
  predicate: Predicate,
): RawBuilder<unknown> {
  if (!('values' in predicate))
    return sql`${value} ${signs[predicate.operator]} ${predicate.value}::${sql.raw(casts[type])}`;
  const among = sql`${value} = any(${[...predicate.values]}::${sql.raw(casts[type])}[])`;
  const condition = predicate.orNull ? sql`(${among} or ${value} is null)` : among;
  return predicate.operator === 'in' ? condition : sql`(${condition}) is not true`;
}

/** A list meets a condition when one of its members does; its negation when none does. */
function matchesList(
  someMember: (predicate: Predicate) => RawBuilder<unknown>,
  anyMember: RawBuilder<unknown>,
  predicate: Predicate,
): RawBuilder<unknown> {
  if (!('values' in predicate)) return someMember(predicate);
  const positive = someMember({ ...predicate, operator: 'in', orNull: false });
  const condition = predicate.orNull ? sql`(${positive} or not ${anyMember})` : positive;
  return predicate.operator === 'in' ? condition : sql`not ${condition}`;
}

/** The ids of a record of a tree and of the record above it: who asks for a section gets what is below it too. */
function matchesWithin(id: RawBuilder<unknown>, above: RawBuilder<unknown>, predicate: Predicate) {
  if (!('values' in predicate)) return matches(id, 'integer', predicate);
  const own = { ...predicate, operator: 'in', orNull: false } as const;
  const within = sql`coalesce(${matches(id, 'integer', own)} or ${matches(above, 'integer', own)}, false)`;
  const condition = predicate.orNull ? sql`(${within} or ${id} is null)` : within;
  return predicate.operator === 'in' ? condition : sql`not ${condition}`;
}

/** A condition on the row of a record. */
export function matchesRow(storage: RecordStorage, { path, predicate }: Condition): RawBuilder<unknown> {
  const stored = storage.fields.get(path.name);
  // The database computes it in a column of its name.
  if (!stored && path.kind === 'own' && path.field.writers === 'portal' && !path.field.side)
    return matches(sql.ref(`t.${path.name}`), typeOf(path), predicate);
  if (!stored) return sql`false`;
  const { place, to } = stored;
  if (path.kind === 'own' && place.kind === 'side') {
    const from = sql`from ${sql.table(place.table)} s`;
    const [owner, figure] = [sql.ref(`s.${storage.collection.table}_id`), sql.ref(`s.${place.column}`)];
    // Every record has its row there: a condition that only such rows can meet is asked of them all at once.
    if (!('values' in predicate) || (predicate.operator === 'in' && !predicate.orNull))
      return sql`t.id in (select ${owner} ${from} where ${matches(figure, typeOf(path), predicate)})`;
    return matches(sql`(select ${figure} ${from} where ${owner} = t.id)`, typeOf(path), predicate);
  }
  if (place.kind === 'column' && path.kind === 'own')
    return matches(sql.ref(`t.${place.column}`), typeOf(path), predicate);
  if (place.kind === 'column' && path.kind === 'names') {
    const column = sql.ref(`t.${place.column}`);
    const anyMatches = (one: Predicate) =>
      sql`exists (select from unnest(${column}) m (name) where ${matches(sql`m.name`, 'text', one)})`;
    return matchesList(anyMatches, sql`(cardinality(${column}) > 0)`, predicate);
  }
  if (path.kind !== 'related' || to === undefined) return sql`false`;
  const other = sql.table(recordTable(collectionNamed(to)));
  if (place.kind === 'column') {
    const own = sql.ref(`t.${place.column}`);
    const above = path.field.kind === 'reference' ? path.field.includesChildrenBy : undefined;
    if (path.sub === 'id' && above) return matchesWithin(own, sql.ref(`t.${above}`), predicate);
    if (path.sub === 'id') return matches(own, 'integer', predicate);
    return matches(
      sql`(select ${sql.ref(`o.${path.sub}`)} from ${other} o where o.id = ${own})`,
      typeOf(path),
      predicate,
    );
  }
  if (place.kind !== 'links') return sql`false`;
  const { link } = place;
  const members = sql`from ${sql.table(link.table)} l join ${other} o on o.id = ${sql.ref(`l.${link.other}`)}
    where ${sql.ref(`l.${link.owner}`)} = t.id`;
  const anyMatches = (one: Predicate) =>
    sql`exists (select ${members} and ${matches(sql.ref(`o.${path.sub}`), typeOf(path), one)})`;
  return matchesList(anyMatches, sql`exists (select ${members})`, predicate);
}

/** A condition on the working content of a record without a row; related records are known there by their ids alone. */
export function matchesContent(storage: RecordStorage, { path, predicate }: Condition): RawBuilder<unknown> {
  const { name } = path;
  const type = casts[typeOf(path)];
  if (path.kind === 'own' && name === 'id') return matches(sql`h.record_id`, 'integer', predicate);
  if (!storage.fields.has(name)) return sql`false`;
  if (path.kind === 'own')
    return matches(sql`(w.content ->> ${name})::${sql.raw(type)}`, typeOf(path), predicate);
  if (path.kind === 'related' && path.sub !== 'id') return sql`false`;
  if (path.kind === 'related' && path.field.kind === 'reference') {
    const id = sql`(w.content ->> ${name})::bigint`;
    const { to, includesChildrenBy } = path.field;
    const parent = storagesInOrder.find((one) => one.name === to)?.parent?.place;
    if (!includesChildrenBy || parent?.kind !== 'column') return matches(id, 'integer', predicate);
    const above = sql`(select ${sql.ref(`o.${parent.column}`)}::bigint from ${sql.table(recordTable(collectionNamed(to)))} o where o.id = ${id})`;
    return matchesWithin(id, above, predicate);
  }
  const members = sql`jsonb_array_elements_text(coalesce(w.content -> ${name}, '[]'::jsonb)) m (value)`;
  const anyMatches = (one: Predicate) =>
    sql`exists (select from ${members} where ${matches(sql`m.value::${sql.raw(type)}`, typeOf(path), one)})`;
  return matchesList(anyMatches, sql`exists (select from ${members})`, predicate);
}
