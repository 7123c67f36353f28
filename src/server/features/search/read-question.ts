import { boundedInteger, isPlainObject, reject } from '#server/restql/parse-values.ts';
import { type SearchField, searchFields } from '#shared/collections/search.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';

/** A checked body of `POST /api/restql/search/`. */
export interface Question {
  readonly text: string;
  /** Kinds to list; `undefined` = all. */
  readonly types: readonly string[] | undefined;
  readonly fields: readonly SearchField[];
  readonly limit: number;
  readonly offset: number;
}

const keys = new Set(['find', 'fields', 'limit', 'page', 'skip']);
const findKeys = new Set(['q', 'type']);
const longestText = 200;
const mostTypes = 20;

const farthest = 2_147_483_647;

/**
 * Checks the body as `restql/parse` checks those of tables.
 * @throws Problem `bad_input` naming the key, operator or type that is wrong.
 */
export function readQuestion(body: unknown): Question {
  if (!isPlainObject(body)) reject(say.notAnObject);
  refuseUnknown(body, keys, '', say.unknownKey);
  const find = body.find ?? {};
  if (!isPlainObject(find)) reject(say.wrongType('find', say.expected.object));
  refuseUnknown(find, findKeys, 'find.', say.unknownField);
  const limit = boundedInteger('limit', body.limit, { from: 1, to: 100, otherwise: 20 });
  const page = boundedInteger('page', body.page, { from: 1, to: farthest, otherwise: 1 });
  const skip = boundedInteger('skip', body.skip, { from: 0, to: farthest, otherwise: 0 });
  return {
    text: readText('find.q', find.q ?? '').slice(0, longestText),
    types: readTypes(find.type),
    fields: readFields(body.fields),
    limit,
    offset: skip + (page - 1) * limit,
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

/** One kind, or `{"$in": […]}`. A kind nobody knows is no mistake: nothing is of it. */
function readTypes(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (!isPlainObject(value)) return [readText('find.type', value)];
  refuseUnknown(value, new Set(['$in']), 'find.type.', say.unknownOperator);
  if (!Array.isArray(value.$in)) reject(say.wrongType('find.type.$in', say.expected.list));
  if (value.$in.length > mostTypes) reject(say.tooMany('find.type.$in', mostTypes));
  return value.$in.map((one) => readText('find.type.$in', one));
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
