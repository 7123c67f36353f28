import { boundedInteger, isPlainObject, reject } from '#server/queries/parse-find.ts';
import {
  type SearchFacet,
  type SearchField,
  searchFacets,
  searchFields,
} from '#shared/collections/search.ts';
import { restqlMessages as say } from '#shared/language/ka/site/data-queries.ts';
import type { ChosenFacets } from './facets.ts';

/** A checked body of `POST /api/restql/search/`. */
export interface SearchQuery {
  /** What was typed; it may be guessed what was meant. */
  readonly text: string;
  /** Instead of that, the names of one thing: found is what holds one of them, and nothing is guessed. */
  readonly names: readonly string[] | undefined;
  /** Whether it is looked for as it was typed, and nothing is guessed. */
  readonly isExact: boolean;
  /** Kinds to list; `undefined` = all. */
  readonly types: readonly string[] | undefined;
  /** What results are narrowed to. */
  readonly facets: ChosenFacets;
  /** Facets by whose values results are counted. */
  readonly counts: readonly SearchFacet[];
  readonly fields: readonly SearchField[];
  readonly limit: number;
  readonly offset: number;
  /** Whether the answer holds the first `limit` of each kind, by kinds, instead of the first of all. */
  readonly isGrouped: boolean;
}

const keys = new Set(['find', 'fields', 'limit', 'page', 'skip', 'group', 'total', 'counts']);
const findKeys = new Set<string>(['q', 'type', 'exact', ...searchFacets]);
const longestText = 200;
const maxTypes = 20;
const maxNames = 20;

const farthest = 2_147_483_647;

/**
 * Checks the body as `restql/parse` checks those of tables; `kinds` are those that may be asked for.
 * @throws Problem `bad_input` naming the key, operator or type that is wrong.
 */
export function readSearchQuery(body: unknown, kinds: readonly string[]): SearchQuery {
  if (!isPlainObject(body)) reject(say.notAnObject);
  refuseUnknown(body, keys, '', say.unknownKey);
  const find = body.find ?? {};
  if (!isPlainObject(find)) reject(say.wrongType('find', say.expected.object));
  refuseUnknown(find, findKeys, 'find.', say.unknownField);
  const limit = boundedInteger('limit', body.limit, { from: 1, to: 100, otherwise: 20 });
  const page = boundedInteger('page', body.page, { from: 1, to: farthest, otherwise: 1 });
  const skip = boundedInteger('skip', body.skip, { from: 0, to: farthest, otherwise: 0 });
  const names = isPlainObject(find.q) ? readChoice('find.q', find.q, maxNames) : undefined;
  return {
    text: names ? '' : readText('find.q', find.q ?? '').slice(0, longestText),
    names: names?.map((name) => name.slice(0, longestText)),
    isExact: readExact(find.exact),
    types: readTypes(find.type, kinds),
    facets: readFacets(find),
    counts: readCounts(body.counts),
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
  const types = isPlainObject(value) ? readChoice(place, value, maxTypes) : [readText(place, value)];
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

/** Topics, years and specialities are whole numbers, cities are names. */
function readFacets(find: Readonly<Record<string, unknown>>): ChosenFacets {
  const chosen = searchFacets.flatMap((name) => {
    if (find[name] === undefined) return [];
    const place = `find.${name}`;
    const value =
      name === 'city'
        ? readText(place, find[name]).slice(0, longestText)
        : String(boundedInteger(place, find[name], { from: 0, to: farthest, otherwise: 0 }));
    return [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}

function readCounts(value: unknown): readonly SearchFacet[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) reject(say.wrongType('counts', say.expected.list));
  for (const name of value) {
    if (typeof name !== 'string') reject(say.wrongType('counts', say.expected.text));
    if (!searchFacets.some((known) => known === name))
      reject(say.notGroupable(`counts.${name.slice(0, 60)}`));
  }
  return searchFacets.filter((name) => value.includes(name));
}

function readExact(value: unknown): boolean {
  if (value !== undefined && typeof value !== 'boolean')
    reject(say.wrongType('find.exact', say.expected.boolean));
  return value === true;
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
