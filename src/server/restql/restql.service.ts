import { LRUCache } from 'lru-cache';
import { EncodedBody } from '#server/caching/encoding.ts';
import type { Made, TaggedCache } from '#server/caching/tagged-cache.ts';
import { utf8Of } from '#server/caching/utf8.ts';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import type { Answer } from '#shared/collections/query.ts';
import { collections } from '#shared/collections/registry.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';
import { countBy } from './counts.ts';
import { withoutExclusions } from './exclusions.ts';
import { createFewHave } from './few-have.ts';
import { type ParsedQuery, parseQuery } from './parse.ts';
import { type Viewer, visitor } from './parse-values.ts';
import { createRowLoader, type RowLoader } from './row-loader.ts';
import { countRows, type RawRow } from './run.ts';
import { isPersonal } from './seen-rows.ts';
import { metainfoOf, type ShapeOptions, shapeRecord } from './shape.ts';
import { tagsOf } from './tags.ts';

/** Fills the `filled` fields of a collection's records (or adds to others), all of them at once, and says what it used. */
export type Filler = (
  records: readonly Record<string, unknown>[],
  rows: readonly RawRow[],
  fields: readonly string[],
  viewer: Viewer,
) => Promise<{ tags: Iterable<string> }>;

/** A collection that is no table: it reads the body its own way and answers whole. */
export type WholeCollection = (body: unknown) => Promise<{ answer: object; tags: ReadonlySet<string> }>;

export interface PreparedAnswer {
  readonly answer: Answer;
  readonly tags: ReadonlySet<string>;
  /** The answer as it goes over HTTP, made once. */
  readonly body: () => EncodedBody;
}

export interface RestqlOptions extends ShapeOptions {
  readonly db: Database;
  readonly fillers: Readonly<Record<string, Filler>>;
  readonly wholes: ReadonlyMap<string, WholeCollection>;
  readonly cache: TaggedCache<PreparedAnswer>;
}

/** What a visitor asks, read. */
interface Question {
  readonly collection: Collection;
  readonly query: ParsedQuery;
  /** What its answer is kept under, once it was. */
  key?: string;
}

export type Restql = ReturnType<typeof createRestql>;

const secondsKept = 300;

/** Answers data queries (CONTRACT.md section 4): parse → plan and run → fill → shape. */
export function createRestql(given: RestqlOptions) {
  const options = { ...given, loadRows: createRowLoader(given.db) };
  const fewHave = createFewHave(options.db);
  const questions = new LRUCache<string, Question>({ max: 200 });

  /** @throws Problem `not_found` for an unknown collection, `bad_input` for a bad body. */
  async function ask(name: string, body: unknown, viewer: Viewer = visitor): Promise<PreparedAnswer> {
    const whole = options.wholes.get(name);
    if (whole) return prepare(await whole(body));
    const collection = collectionAsked(name);
    const query = parseQuery(collection, body, viewer);
    if (viewer.isStaff || isForViewer(collection, query))
      return (await answerQuery(options, collection, query, viewer)).value;
    return answerForAll({ collection, query });
  }

  async function answerForAll(question: Question): Promise<PreparedAnswer> {
    const { collection, query } = question;
    if (await fewHave.isSurelyEmpty(collection, query))
      return (await shapeAnswer(options, collection, query, { rows: [], viewer: visitor })).value;
    const shared = withoutExclusions(query);
    if (!shared) return kept(question);
    const long = await kept({ collection, query: shared.longer });
    return leaveOut(shared.leftOut, collection.name, query, long);
  }

  /** For a page, which is kept itself: the record it is about would be kept twice. */
  async function askForPage(name: string, body: unknown): Promise<PreparedAnswer> {
    if (options.wholes.has(name)) return ask(name, body);
    if (!isForOne(body)) return answerForAll(questionOf(name, body));
    const collection = collectionAsked(name);
    return (await answerQuery(options, collection, parseQuery(collection, body, visitor), visitor)).value;
  }

  /** Pages ask most of their questions in the same words, which are then read once. */
  function questionOf(name: string, body: unknown): Question {
    const words = `${name} ${JSON.stringify(body)}`;
    const known = questions.get(words);
    if (known) return known;
    const collection = collectionAsked(name);
    const question = { collection, query: parseQuery(collection, body, visitor) };
    questions.set(words, question);
    return question;
  }

  function kept(question: Question): Promise<PreparedAnswer> {
    const { collection, query } = question;
    question.key ??= keyOf(collection.name, query);
    return options.cache.fetch(question.key, () => answerQuery(options, collection, query, visitor));
  }

  /** Whether answers of that collection may differ by who asks. */
  const isPersonalCollection = (name: string): boolean => {
    const collection = collections.get(name);
    return collection !== undefined && isPersonal(collection);
  };

  /** What an announced change makes old besides the answers. */
  const { drop, forgetAll } = fewHave;

  return { ask, askForPage, isPersonalCollection, drop, forgetAll };
}

function collectionAsked(name: string): Collection {
  const collection = collections.get(name);
  if (collection) return collection;
  throw new Problem('not_found', {
    message: say.unknownCollection(name.slice(0, 60)),
    code: 'unknown_collection',
  });
}

/** Whether the answer is for the viewer alone, and so is not kept. */
const isForViewer = ({ fields }: Collection, query: ParsedQuery): boolean =>
  query.seen.rows !== 'public' || query.fields.some((name) => fields[name]?.readers === 'signed_in');

const isForOne = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'many' in body && body.many === false;

/** The first records of an answer that is kept, by how many: whoever leaves out none of them gets the same list. */
const firsts = new WeakMap<object, Map<number, readonly { id: unknown }[]>>();

function leaveOut(
  ids: ReadonlySet<unknown>,
  name: string,
  { limit }: ParsedQuery,
  { answer, tags }: PreparedAnswer,
): PreparedAnswer {
  const records = answer[name] as readonly { id: unknown }[];
  const kept = firsts.get(records) ?? new Map();
  firsts.set(records, kept);
  const first = kept.get(limit) ?? records.slice(0, limit);
  kept.set(limit, first);
  const others = first.some(({ id }: { id: unknown }) => ids.has(id))
    ? records.filter(({ id }) => !ids.has(id)).slice(0, limit)
    : first;
  return prepare({ answer: { [name]: others }, tags });
}

/** Two bodies that ask the same have one key. */
function keyOf(name: string, query: ParsedQuery): string {
  const conditions = query.conditions.map(({ subject, test }) => [
    subject.name,
    subject.kind === 'related' ? subject.sub : '',
    test,
  ]);
  const order = query.order.map((term) => [term.name, term.descending]);
  const counts = query.counts.map(({ key }) => key);
  const { many, fields, limit, offset, group, total } = query;
  return JSON.stringify([name, conditions, many, fields, limit, offset, order, group, total, counts]);
}

async function answerQuery(
  options: RestqlOptions & { readonly loadRows: RowLoader },
  collection: Collection,
  query: ParsedQuery,
  viewer: Viewer,
): Promise<Made<PreparedAnswer>> {
  const { db } = options;
  const [rows, total, ...counts] = await Promise.all([
    options.loadRows(collection, query, loadedFields(collection, query)),
    query.many && query.total ? countRows(db, collection, query) : undefined,
    ...query.counts.map(async (one) => [one.key, await countBy(db, collection, query, one)] as const),
  ]);
  return shapeAnswer(options, collection, query, { rows, total, counts: Object.fromEntries(counts), viewer });
}

interface Loaded {
  readonly rows: readonly RawRow[];
  readonly total?: number | undefined;
  readonly counts?: object;
  readonly viewer: Viewer;
}

/** Rows as the answer has them. Of a list that is empty nothing else need be loaded. */
async function shapeAnswer(
  options: RestqlOptions,
  collection: Collection,
  query: ParsedQuery,
  { rows, total = 0, counts = {}, viewer }: Loaded,
): Promise<Made<PreparedAnswer>> {
  const tags = tagsOf(collection, query, loadedFields(collection, query), rows);
  const records = rows.map((row) => shapeRecord(collection, query.fields, row, options));
  const filler = options.fillers[collection.name];
  if (filler) for (const tag of (await filler(records, rows, query.fields, viewer)).tags) tags.add(tag);

  const answer = query.many
    ? {
        [collection.name]: grouped(records, rows, query.group),
        ...(query.total ? { total } : {}),
        ...(query.counts.length === 0 ? {} : { counts }),
      }
    : {
        [collection.name]: records[0] ?? null,
        metainfo: rows[0] ? metainfoOf(collection, rows[0], options) : null,
      };
  return { value: prepare({ answer, tags }), tags, bytes: roughSize(rows), seconds: secondsKept };
}

function prepare({ answer, tags }: { answer: object; tags: ReadonlySet<string> }): PreparedAnswer {
  return {
    answer: answer as Answer,
    tags,
    body: once(() => new EncodedBody(utf8Of(JSON.stringify(answer)))),
  };
}

/** What must be loaded for the answer: the asked fields, the meta of a single record, the value groups are made by. */
function loadedFields(collection: Collection, query: ParsedQuery): string[] {
  const fields = new Set(query.fields);
  if (!query.many && collection.fields.metainfo) fields.add('metainfo');
  if (query.group) fields.add(query.group);
  return [...fields];
}

function grouped(records: readonly object[], rows: readonly RawRow[], by: string | undefined): unknown {
  if (by === undefined) return records;
  const groups: Record<string, object[]> = Object.create(null);
  records.forEach((record, at) => {
    const key = String(rows[at]?.[by] ?? '');
    groups[key] = [...(groups[key] ?? []), record];
  });
  return groups;
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Twice the text (objects and json are both kept); close enough to keep the cache within its bound. */
function roughSize(rows: readonly RawRow[]): number {
  let characters = 0;
  for (const row of rows)
    for (const value of Object.values(row))
      characters += typeof value === 'string' ? value.length : value ? 64 : 8;
  return characters * 6;
}
