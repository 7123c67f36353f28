import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Sql } from '#server/queries/columns.ts';
import type { SearchFacet } from '#shared/collections/search.ts';
import { type ChosenFacets, facetOf, facetValues } from './facets.ts';
import { withOpenFirst } from './opening/opening.repository.ts';
import { maxListed } from './query-plan.ts';
import { type Weighing, weighedOf } from './weighing.repository.ts';

export interface FindRecords extends Weighing {
  /** Those of the kinds that are listed. */
  readonly listedKinds: readonly string[];
  /** The minute of the week at which clinics must be open to come before others. */
  readonly openAt: number | undefined;
  /** What the records are narrowed to, and the facets by whose values they are counted. */
  readonly facets: ChosenFacets;
  readonly countedFacets: readonly SearchFacet[];
  readonly limit: number;
  readonly offset: number;
  /** Whether `limit` holds for each kind. */
  readonly isGrouped: boolean;
}

export interface FoundRecord {
  readonly kind: string;
  readonly id: number;
}

export interface FoundRecords {
  /** How many there are of each kind, up to `maxListed`; kinds without any are absent. */
  readonly counts: Readonly<Record<string, number>>;
  /** The kinds by their best record, best first. */
  readonly kindOrder: readonly string[];
  readonly records: readonly FoundRecord[];
  /** How many there are of each value of the counted facets. */
  readonly facetCounts: Readonly<Partial<Record<SearchFacet, Record<string, number>>>>;
  /** How much of the question the best record answers, from 0 to 1. */
  readonly topCoverage: number;
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;

/** Records that are worth less than this share of the best one are no answers beside it. */
const minOfBest = 0.11;

/** A statement that takes so long is cancelled by PostgreSQL: it takes from the others what nobody waits for any more. */
const maxStatementMs = 8_000;

interface Row {
  /** The kind; the facet in a row that counts one of its values. */
  readonly kind: string;
  readonly value: string | null;
  readonly id: number | null;
  readonly count: number;
  readonly topCoverage: number;
  readonly best: number;
}

export function createSearchRepository(db: Database) {
  /**
   * Weighs what a plan looks at, counts what is worth showing and lists a page of it, best first. The planner does not see
   * that reading all stems means fetching each row's from its own storage, so it is told never to. Helpers would take longer to
   * start than what they could help with.
   */
  async function findRecords(request: FindRecords): Promise<FoundRecords> {
    return db.transaction().execute(async (transaction) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
        set_config('statement_timeout', ${String(maxStatementMs)}, true)`.execute(transaction);
      const { rows } = await sql<Row>`
        with ${weighedOf(request)},
        answering as materialized (
          select * from weighed where coverage >= ${request.plan.least}
            and worth >= ${minOfBest} * (select max(worth) from weighed)
        ),
        worthy as (${narrowed(facetValues(request.facets))}),
        ranked as (${request.openAt === undefined ? sql`select * from worthy` : withOpenFirst(sql`worthy`, request.openAt)}),
        placed as (
          select kind, record_id, coverage, row_number() over (${request.isGrouped ? sql`partition by kind` : sql``} order by ${order}) as place
          from ranked where kind = any(${[...request.listedKinds]}::text[])
        )
        select kind, null as value, null::integer as id, least(count(*), ${maxListed})::integer as count, max(coverage)::real as "topCoverage", 0::bigint as place,
          max(worth)::real as best
        from ranked group by kind
        union all
        select kind, null, record_id, 0, 0, place, 0 from placed
        where place > ${request.offset} and place <= ${Math.min(request.offset + request.limit, maxListed)}
        ${sql.join(
          request.countedFacets.map((name) => sql`union all ${countsOf(name, request.facets)}`),
          sql` `,
        )}
        order by place`.execute(transaction);
      return readRows(rows);
    });
  }

  /**
   * How many records hold each of the queries (PostgreSQL's tsquery), and how many there are; both up to a limit. What the planner takes
   * for common by its statistics is not counted: the more records hold a word, the longer it would take.
   */
  async function countDocuments(
    queries: readonly string[],
  ): Promise<{ readonly documentFrequency: readonly number[]; readonly all: number }> {
    return db.transaction().execute(async (transaction) => {
      await sql`select set_config('enable_seqscan', 'off', true), set_config('statement_timeout', ${String(maxStatementMs)}, true)`.execute(
        transaction,
      );
      const { rows: counted } = await sql<{ all: number }>`
        select count(*)::integer as "all" from (select from search_entry limit ${maxCounted}) every`.execute(
        transaction,
      );
      const all = counted[0]?.all ?? 0;
      const common = all < maxCounted ? new Set<string>() : await listCommon(transaction, queries);
      const rare = queries.filter((query) => !common.has(query));
      const { rows } = await sql<{ query: string; count: number }>`
        select input.query, (select count(*) from (select from search_entry where stems @@ input.query::tsquery limit ${maxCounted}) found)::integer as count
        from unnest(${rare}::text[]) as input (query)`.execute(transaction);
      const counts = new Map(rows.map(({ query, count }) => [query, count]));
      return { documentFrequency: queries.map((query) => counts.get(query) ?? maxCounted), all };
    });
  }

  return { findRecords, countDocuments };
}

/** Those of the answering records that have all these facets. */
const narrowed = (facets: readonly string[]): Sql =>
  facets.length === 0
    ? sql`select * from answering`
    : sql`select answering.* from answering join search_entry using (kind, record_id)
        where search_entry.facets @> ${[...facets]}::text[]`;

/** How many records have each value of a facet, narrowed by the other ones. */
const countsOf = (name: SearchFacet, chosen: ChosenFacets): Sql => sql`
  select ${sql.lit(name)}, substr(facet, ${sql.lit(name.length + 2)}), null::integer, least(count(*), ${maxListed})::integer, 0, -1, 0
  from answering join search_entry using (kind, record_id), unnest(search_entry.facets) as facet
  where facet ^@ ${sql.lit(facetOf(name, ''))} and search_entry.facets @> ${facetValues(chosen, name)}::text[]
  group by facet`;

const maxCounted = 5_000;
/** The planner's estimates are from samples: what is common for certain is estimated at twice as many. */
const surelyCommon = 2 * maxCounted;

/** Those of the queries that, by the planner's estimate, surely as many records hold as are counted at most. */
async function listCommon(db: Database, queries: readonly string[]): Promise<Set<string>> {
  const selects = queries.map(
    (query) => sql`(select 1 from search_entry where stems @@ ${query}::tsquery limit ${surelyCommon})`,
  );
  // With a row of its own before them, one query is planned like several.
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ readonly Plan: Estimated }] }>`
    explain (format json) select 0 union all ${sql.join(selects, sql` union all `)}`.execute(db);
  const estimated = rows[0]?.['QUERY PLAN'][0].Plan.Plans?.slice(1) ?? [];
  return new Set(queries.filter((_, at) => (estimated[at]?.['Plan Rows'] ?? 0) >= surelyCommon));
}

/** A step of a plan, as far as it is read here. */
interface Estimated {
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Estimated[];
}

function readRows(rows: readonly Row[]): FoundRecords {
  const counted = rows.filter(({ id, value }) => id === null && value === null);
  const facetCounts: Partial<Record<SearchFacet, Record<string, number>>> = {};
  for (const { kind, value, count } of rows)
    if (value !== null) {
      facetCounts[kind as SearchFacet] ??= {};
      Object.assign(facetCounts[kind as SearchFacet] ?? {}, { [value]: count });
    }
  return {
    counts: Object.fromEntries(counted.map(({ kind, count }) => [kind, count])),
    kindOrder: counted.toSorted((one, other) => other.best - one.best).map(({ kind }) => kind),
    records: rows.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }])),
    facetCounts,
    topCoverage: Math.max(0, ...counted.map(({ topCoverage }) => topCoverage)),
  };
}

const order = sql`worth desc, has_words desc, title_length, letters, sorted_at desc, record_id desc`;
