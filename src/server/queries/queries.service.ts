import { EncodedBody } from '#server/caching/encoding.ts';
import type { Computed, TaggedCache } from '#server/caching/tagged-cache.ts';
import type { Database } from '#server/database/connect.ts';
import type { Collection } from '#shared/collections/collection.ts';
import type { Answer } from '#shared/collections/query.ts';
import { collections } from '#shared/collections/registry.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { restqlMessages as messages } from '#shared/language/ka/site/data-queries.ts';
import { type DataQuery, isPersonal, parseQuery } from './parse.ts';
import { type Viewer, visitor } from './parse-find.ts';
import { metainfoOf, type RawRow, type ShapeOptions, shapeRecord, tagsOf } from './shape.ts';
import { createStatements } from './statements.ts';

/** Adds the computed fields to the records of a collection, all of them at once, and returns the tags of what it read. */
export type Resolver = (
  records: readonly Record<string, unknown>[],
  rows: readonly RawRow[],
  fields: readonly string[],
  viewer: Viewer,
) => Promise<{ tags: Iterable<string> }>;

/** A collection without a table: it interprets the body and computes the whole answer. */
export type VirtualCollection = (
  body: unknown,
) => Promise<Pick<QueryAnswer, 'tags' | 'isMomentary'> & { answer: object }>;

/** An answer with the tags of the data that it was computed from. */
export interface QueryAnswer {
  readonly answer: Answer;
  readonly tags: ReadonlySet<string>;
  /** Whether it is true at this moment alone, so that no page with it may be cached. */
  readonly isMomentary?: boolean;
  /** The HTTP body, serialised on first use. */
  readonly body: () => EncodedBody;
}

/** Opens the sealed columns of a row that its owner reads. */
export type OpenSealed = (
  sealedFor: number,
  row: RawRow & { readonly sealed: string | null },
) => Promise<RawRow>;

export interface DataQueriesOptions extends ShapeOptions {
  readonly db: Database;
  readonly openSealed?: OpenSealed;
  readonly resolvers: Readonly<Record<string, Resolver>>;
  readonly cache: TaggedCache<QueryAnswer>;
  /** Loads what shaping an answer needs, once. */
  readonly prepare?: () => Promise<void>;
}

export type DataQueries = ReturnType<typeof createDataQueries>;

const cacheSeconds = 300;

/** Answers data queries (CONTRACT.md section 4): parse → run → resolve → shape. */
export function createDataQueries({
  db,
  resolvers,
  cache,
  openSealed,
  prepare,
  ...shaping
}: DataQueriesOptions) {
  const statements = createStatements(db);

  /**
   * Answers one data query. Answers that are the same for everybody are cached.
   * @throws Problem `not_found` for an unknown collection, `bad_input` for an invalid body, `unauthenticated` for records that
   * require an account
   */
  async function ask(name: string, body: unknown, viewer: Viewer = visitor): Promise<QueryAnswer> {
    const collection = findCollection(name);
    const query = parseQuery(collection, body, viewer);
    if (isForViewer(collection, query)) return (await computeAnswer(collection, query, viewer)).value;
    return cache.fetch(keyOf(name, query), () => computeAnswer(collection, query, visitor));
  }

  /** Whether answers of this collection may differ by viewer. */
  const isPersonalCollection = (name: string): boolean => {
    const collection = collections.get(name);
    return collection !== undefined && isPersonal(collection);
  };

  async function computeAnswer(
    collection: Collection,
    query: DataQuery,
    viewer: Viewer,
  ): Promise<Computed<QueryAnswer>> {
    const loaded = loadedFields(collection, query);
    const [loadedRows, total, ...counted] = await Promise.all([
      statements.loadRows(collection, query, loaded),
      query.many && query.total ? statements.countRows(collection, query) : 0,
      ...query.counts.map(
        async (each) => [each.key, await statements.countBy(collection, query, each)] as const,
      ),
    ]);
    const rows = await Promise.all(loadedRows.map(openRow));
    await prepare?.();
    const tags = tagsOf(collection, query, loaded, rows);
    const records = rows.map((row) => shapeRecord(collection, query.fields, row, shaping));
    const resolve = resolvers[collection.name];
    if (resolve) for (const tag of (await resolve(records, rows, query.fields, viewer)).tags) tags.add(tag);
    const answer = query.many
      ? {
          [collection.name]: groupRecords(records, rows, query.group),
          ...(query.total ? { total } : {}),
          ...(counted.length === 0 ? {} : { counts: Object.fromEntries(counted) }),
        }
      : {
          [collection.name]: records[0] ?? null,
          metainfo: rows[0] ? metainfoOf(collection, rows[0], shaping) : null,
        };
    return {
      value: answerFrom({ answer, tags }),
      tags,
      bytes: estimateBytes(rows),
      seconds: cacheSeconds,
    };
  }

  const openRow = async (row: RawRow): Promise<RawRow> =>
    openSealed && typeof row.sealed === 'string'
      ? openSealed(Number(row.sealed_for), { ...row, sealed: row.sealed })
      : row;

  return { ask, isPersonalCollection };
}

/** Adds virtual collections to the data queries; their resolvers may query the tables themselves. */
export function withVirtualCollections(
  queries: DataQueries,
  virtualCollections: Readonly<Record<string, VirtualCollection>>,
): DataQueries {
  const virtual = new Map(Object.entries(virtualCollections));
  return {
    ...queries,
    ask: async (name, body, viewer) => {
      const answerWhole = virtual.get(name);
      return answerWhole ? answerFrom(await answerWhole(body)) : queries.ask(name, body, viewer);
    },
  };
}

function findCollection(name: string): Collection {
  const collection = collections.get(name);
  if (collection) return collection;
  throw new Problem('not_found', {
    message: messages.unknownCollection(name.slice(0, 60)),
    code: 'unknown_collection',
  });
}

/** Whether the answer is only for this viewer, so that it must not be shared through the cache. */
const isForViewer = ({ fields }: Collection, query: DataQuery): boolean =>
  query.scope.kind !== 'public' || query.fields.some((name) => fields[name]?.readers === 'signed_in');

/** The cache key: equivalent bodies have the same one. */
function keyOf(name: string, query: DataQuery): string {
  const conditions = query.conditions.map(({ path, predicate }) => [
    path.name,
    path.kind === 'related' ? path.sub : '',
    predicate,
  ]);
  const order = query.order.map((term) => [term.name, term.descending]);
  const counts = query.counts.map(({ key }) => key);
  const { many, fields, limit, offset, group, total } = query;
  return JSON.stringify([name, conditions, many, fields, limit, offset, order, group, total, counts]);
}

function answerFrom({ answer, tags, isMomentary }: Awaited<ReturnType<VirtualCollection>>): QueryAnswer {
  let body: EncodedBody | undefined;
  return {
    answer: answer as Answer,
    tags,
    ...(isMomentary ? { isMomentary } : {}),
    body: () => {
      body ??= new EncodedBody(Buffer.from(JSON.stringify(answer)));
      return body;
    },
  };
}

/**
 * The fields to load: those requested, those of the meta information of a single record, and the field records are grouped by.
 */
function loadedFields(collection: Collection, query: DataQuery): string[] {
  const fields = new Set(query.fields);
  if (!query.many && collection.fields.metainfo) fields.add('metainfo');
  if (query.group) fields.add(query.group);
  return [...fields];
}

function groupRecords(
  records: readonly object[],
  rows: readonly RawRow[],
  field: string | undefined,
): unknown {
  if (field === undefined) return records;
  const groups: Record<string, object[]> = Object.create(null);
  records.forEach((record, at) => {
    const key = String(rows[at]?.[field] ?? '');
    groups[key] = [...(groups[key] ?? []), record];
  });
  return groups;
}

/** Estimates the memory of an answer from its text: the objects and their JSON are both in memory. */
function estimateBytes(rows: readonly RawRow[]): number {
  let characters = 0;
  for (const row of rows)
    for (const value of Object.values(row))
      characters += typeof value === 'string' ? value.length : value ? 64 : 8;
  return characters * 6;
}
