import { boundedInteger, isPlainObject, reject } from '#server/restql/parse-values.ts';
import { type SearchField, searchFields } from '#shared/collections/search.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';

/** A checked body of `POST /api/restql/search/`. */
export interface Question {
  /** What was typed; it may be guessed what was meant. */
  readonly text: string;
  /** Instead of that, the names of one thing: found is what holds one of them, and nothing is guessed. */
  readonly names: readonly string[] | undefined;
  /** Kinds to list; `undefined` = all. */
  readonly types: readonly string[] | undefined;
  readonly fields: readonly SearchField[];
  readonly limit: number;
  readonly offset: number;
  /** Whether the answer holds the first `limit` of each kind, by kinds, instead of the first of all. */
  readonly isGrouped: boolean;
}

const keys = new Set(['find', 'fields', 'limit', 'page', 'skip', 'group', 'total']);
const findKeys = new Set(['q', 'type']);
const longestText = 200;
const mostTypes = 20;
const mostNames = 20;

const farthest = 2_147_483_647;

/**
 * Checks the body as `restql/parse` checks those of tables; `kinds` are those that may be asked for.
 * @throws Problem `bad_input` naming the key, operator or type that is wrong.
 */
export function readQuestion(body: unknown, kinds: readonly string[]): Question {
  if (!isPlainObject(body)) reject(say.notAnObject);
  refuseUnknown(body, keys, '', say.unknownKey);
  const find = body.find ?? {};
  if (!isPlainObject(find)) reject(say.wrongType('find', say.expected.object));
  refuseUnknown(find, findKeys, 'find.', say.unknownField);
  const limit = boundedInteger('limit', body.limit, { from: 1, to: 100, otherwise: 20 });
  const page = boundedInteger('page', body.page, { from: 1, to: farthest, otherwise: 1 });
  const skip = boundedInteger('skip', body.skip, { from: 0, to: farthest, otherwise: 0 });
  const names = isPlainObject(find.q) ? readChoice('find.q', find.q, mostNames) : undefined;
  return {
    text: names ? '' : readText('find.q', find.q ?? '').slice(0, longestText),
    names: names?.map((name) => name.slice(0, longestText)),
    types: readTypes(find.type, kinds),
    fields: readFields(body.fields),
    limit,
    offset: skip + (page - 1) * limit,
    isGrouped: readGroup(body.group),
  };
}

function refuseUnknown(
  given: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  place: string,
  message: (place: string) => string,
): void {
  const unknown = Object.keys(given).find((key) => !known.has(key));
  if (unknown !== undefined) reject(message(place + unknown.slice(0, 60)));
}

function readText(place: string, value: unknown): string {
  if (typeof value !== 'string') reject(say.wrongType(place, say.expected.text));
  return value;
}

/** One kind, or `{"$in": […]}`. */
function readTypes(value: unknown, kinds: readonly string[]): string[] | undefined {
  if (value === undefined) return undefined;
  const place = 'find.type';
  const types = isPlainObject(value) ? readChoice(place, value, mostTypes) : [readText(place, value)];
  const unknown = types.find((type) => !kinds.includes(type));
  if (unknown !== undefined) reject(say.unknownKind(place, unknown.slice(0, 60)));
  return types;
}

/** `{"$in": […]}` with texts. */
function readChoice(place: string, value: Readonly<Record<string, unknown>>, most: number): string[] {
  refuseUnknown(value, new Set(['$in']), `${place}.`, say.unknownOperator);
  if (!Array.isArray(value.$in)) reject(say.wrongType(`${place}.$in`, say.expected.list));
  if (value.$in.length > most) reject(say.tooMany(`${place}.$in`, most));
  return value.$in.map((one) => readText(place, one));
}

function readGroup(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'string') reject(say.wrongType('group', say.expected.text));
  if (value !== 'type') reject(say.notGroupable(`group.${value.slice(0, 60)}`));
  return true;
}

function readFields(value: unknown): readonly SearchField[] {
  if (value === undefined) return searchFields;
  if (!Array.isArray(value)) reject(say.wrongType('fields', say.expected.list));
  for (const name of value) {
    if (typeof name !== 'string') reject(say.wrongType('fields', say.expected.text));
    if (!searchFields.some((known) => known === name))
      reject(say.unknownField(`fields.${name.slice(0, 60)}`));
  }
  return searchFields.filter((name) => value.includes(name));
}
