import type { Collection } from '#shared/collections/collection.ts';
import type { ScalarField } from '#shared/collections/fields.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';
import { type Condition, parseFind, type Subject, subjectOf } from './parse-find.ts';
import {
  boundedInteger,
  isPlainObject,
  mayRead,
  ownField,
  refuseGuest,
  reject,
  type Viewer,
} from './parse-values.ts';
import { type Seen, seenRows, takeMine } from './seen-rows.ts';

export interface Order {
  readonly name: string;
  readonly field: ScalarField;
  readonly descending: boolean;
}

/** A data query that has been checked against its collection: every name in it exists and may be seen. */
export interface ParsedQuery {
  readonly seen: Seen;
  readonly conditions: readonly Condition[];
  readonly many: boolean;
  readonly fields: readonly string[];
  readonly limit: number;
  readonly offset: number;
  readonly order: readonly Order[];
  readonly group: string | undefined;
  readonly total: boolean;
  readonly counts: readonly CountedBy[];
}

/** A field records are counted by, and the key it was asked under. */
export interface CountedBy {
  readonly key: string;
  readonly subject: Subject;
}

const keys = new Set(['find', 'many', 'fields', 'limit', 'sort', 'skip', 'page', 'group', 'total', 'counts']);
const largest = 2_147_483_647;

/**
 * Checks the body of a data query (CONTRACT.md section 4). Ours are `total: false` (a list that shows no count need not
 * pay for one) and `counts` (how many records each choice of a filter would leave).
 * @throws Problem `bad_input` naming the key, field, operator or type that is wrong.
 */
export function parseQuery(collection: Collection, body: unknown, asker: Viewer): ParsedQuery {
  if (!isPlainObject(body)) reject(say.notAnObject);
  const unknown = Object.keys(body).find((key) => !keys.has(key));
  if (unknown !== undefined) reject(say.unknownKey(unknown));
  const { find, isMine } = takeMine(collection, body.find);
  const seen = seenRows(collection, { isMine, accountId: asker.accountId });
  const viewer = { ...asker, isOwner: seen.rows === 'own' };
  const limit = boundedInteger('limit', body.limit, { from: 1, to: 100, otherwise: 20 });
  const page = boundedInteger('page', body.page, { from: 1, to: largest, otherwise: 1 });
  const skip = boundedInteger('skip', body.skip, { from: 0, to: largest, otherwise: 0 });
  return {
    seen,
    conditions: parseFind(collection, find, viewer),
    many: boolean('many', body.many),
    fields: parseFields(collection, body.fields, viewer),
    limit,
    offset: skip + (page - 1) * limit,
    order: parseSort(collection, body.sort, viewer),
    group: parseGroup(collection, body.group),
    total: boolean('total', body.total),
    counts: parseCounts(collection, body.counts, viewer),
  };
}

function boolean(place: string, value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'boolean') reject(say.wrongType(place, say.expected.boolean));
  return value;
}

function parseFields(collection: Collection, value: unknown, viewer: Viewer): string[] {
  if (value === undefined)
    return Object.entries(collection.fields).flatMap(([name, field]) =>
      mayRead(field, viewer) && (!field.onlyAsked || viewer.isStaff) ? [name] : [],
    );
  if (!Array.isArray(value)) reject(say.wrongType('fields', say.expected.list));
  for (const name of value) {
    if (typeof name !== 'string') reject(say.wrongType('fields', say.expected.text));
    const field = ownField(collection, name, viewer);
    if (!field) reject(say.unknownField(`fields.${shortened(name)}`));
    if (!mayRead(field, viewer)) refuseGuest();
  }
  return [...new Set(value as string[])];
}

function parseSort(collection: Collection, value: unknown, viewer: Viewer): Order[] {
  if (value === undefined) return [orderOf(collection, collection.sort)];
  const asked = Array.isArray(value) ? value : [value];
  if (asked.length === 0 || asked.length > 5) reject(say.outOfRange('sort', 1, 5));
  return asked.map((one) => {
    if (typeof one !== 'string') reject(say.wrongType('sort', say.expected.text));
    const name = one.replace(/^-/, '');
    const isOpen = collection.orders?.includes(name);
    const field = isOpen ? collection.fields[name] : ownField(collection, name, viewer);
    if (!field) reject(say.unknownField(`sort.${shortened(name)}`));
    if (field.kind !== 'scalar' || !field.sortable) reject(say.notSortable(`sort.${name}`));
    return orderOf(collection, one);
  });
}

function orderOf(collection: Collection, sort: string): Order {
  const name = sort.replace(/^-/, '');
  const field = collection.fields[name];
  if (field?.kind !== 'scalar') throw new Error(`${collection.name} cannot be sorted by „${name}“`);
  return { name, field, descending: sort.startsWith('-') };
}

function parseGroup(collection: Collection, value: unknown): string | undefined {
  if (value === undefined) return collection.alwaysGroupedBy;
  if (typeof value !== 'string') reject(say.wrongType('group', say.expected.text));
  if (value !== collection.alwaysGroupedBy && !collection.groupable?.includes(value))
    reject(say.notGroupable(`group.${shortened(value)}`));
  return value;
}

function parseCounts(collection: Collection, value: unknown, viewer: Viewer): CountedBy[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) reject(say.wrongType('counts', say.expected.list));
  const asked = value.map((key: unknown) => {
    if (typeof key !== 'string') reject(say.wrongType('counts', say.expected.text));
    if (!collection.countable?.includes(key)) reject(say.notGroupable(`counts.${shortened(key)}`));
    return key;
  });
  return [...new Set(asked)].map((key) => ({
    key,
    subject: subjectOf(collection, key, `counts.${key}`, viewer),
  }));
}

/** Names from outside are repeated in messages, but not at any length. */
const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name);
