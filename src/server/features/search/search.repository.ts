import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Sql } from '#server/queries/columns.ts';
import type { SearchFacet } from '#shared/collections/search.ts';
import { type ChosenFacets, facetOf, facetValues } from './facets.ts';
import { mostListed, type Plan, worth } from './query-plan.ts';

export interface FindRecords {
  readonly plan: Plan;
  /** Keys of the whole question: a record with one of them for a title comes first. */
  readonly keys: readonly string[];
  /** The question's words as they were typed: a title with the very form goes before one with another form. */
  readonly words: readonly string[];
  /** Kinds that may be found, and those of them that are listed. */
  readonly kinds: readonly string[];
  readonly listedKinds: readonly string[];
  /** What is added to the worth of every record of a kind, because the question is rather for it. */
  readonly favours: Readonly<Record<string, number>>;
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
  /** How many there are of each kind, up to `mostListed`; kinds without any are absent. */
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

/** So many records are weighed; a question of common words alone would have more. */
const mostWeighed = 20_000;
/** Of so many, the best by their titles, the text is read as well: it is long and stands apart from its row. */
const mostRead = 150;
/** Records that are worth less than this share of the best one are no answers beside it. */
const leastOfBest = 0.11;

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
   * that reading all stems means fetching each row's from its own storage, so it is told never to.
   */
  async function findRecords(request: FindRecords): Promise<FoundRecords> {
    return db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<Row>`
        with weighed as materialized (${weighedOf(request)}),
        answering as materialized (
          select * from weighed where coverage >= ${request.plan.least}
            and worth >= ${leastOfBest} * (select max(worth) from weighed)
        ),
        worthy as (${narrowed(facetValues(request.facets))}),
        placed as (
          select kind, record_id, coverage, row_number() over (${request.isGrouped ? sql`partition by kind` : sql``} order by ${order}) as place
          from worthy where kind = any(${[...request.listedKinds]}::text[])
        )
        select kind, null as value, null::integer as id, least(count(*), ${mostListed})::integer as count, max(coverage)::real as "topCoverage", 0::bigint as place,
          max(worth)::real as best
        from worthy group by kind
        union all
        select kind, null, record_id, 0, 0, place, 0 from placed
        where place > ${request.offset} and place <= ${Math.min(request.offset + request.limit, mostListed)}
        ${sql.join(
          request.countedFacets.map((name) => sql`union all ${countsOf(name, request.facets)}`),
          sql` `,
        )}
        order by place`.execute(transaction);
      return readRows(rows);
    });
  }

  /** How many records hold each of the queries (PostgreSQL's tsquery), and how many there are; both up to a limit. */
  async function countDocuments(
    queries: readonly string[],
  ): Promise<{ readonly documentFrequency: readonly number[]; readonly all: number }> {
    return db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ count: number; all: number }>`
        select (select count(*) from (select from search_entry where stems @@ input.query::tsquery limit ${mostCounted}) found)::integer as count,
          (select count(*) from (select from search_entry limit ${mostCounted}) every)::integer as "all"
        from unnest(${[...queries]}::text[]) with ordinality as input (query, place) order by input.place`.execute(
        transaction,
      );
      return { documentFrequency: rows.map(({ count }) => count), all: rows[0]?.all ?? 0 };
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
  select ${sql.lit(name)}, substr(facet, ${sql.lit(name.length + 2)}), null::integer, least(count(*), ${mostListed})::integer, 0, -1, 0
  from answering join search_entry using (kind, record_id), unnest(search_entry.facets) as facet
  where facet ^@ ${sql.lit(facetOf(name, ''))} and search_entry.facets @> ${facetValues(chosen, name)}::text[]
  group by facet`;

const mostCounted = 5_000;

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

/** The share of the question that a row holds, each term by its best place, and what the row is worth beyond that. */
function weighedOf({ plan, keys, words, kinds, favours }: FindRecords): Sql {
  const total = plan.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shares = plan.terms.map(({ weight, places, anywhere, named }, at) => {
    const share = weight / total;
    const cases = places.map(
      ({ query, worth: value }) => sql`when title_stems @@ ${query}::tsquery then ${sql.lit(share * value)}`,
    );
    const name = sql.id(`share_${at}`);
    return {
      name,
      inTitle: sql`(case ${sql.join(cases, sql` `)} else 0 end)::real as ${name}`,
      anywhere: anywhere
        ? sql`case when ${name} > 0 then ${name} when stems @@ ${anywhere}::tsquery then ${sql.lit(share * worth.text)} else 0 end`
        : name,
      named: sql`(title_stems @@ ${named}::tsquery)::integer`,
    };
  });
  const plus = sql` + `;
  const titled = sql.join(
    shares.map(({ name }) => name),
    plus,
  );
  const favoured = Object.entries(favours).map(
    ([kind, favour]) => sql`when ${sql.lit(kind)} then ${sql.lit(favour)}`,
  );
  return sql`
    select kind, record_id, coverage, sorted_at, has_words, title_length, letters,
      round((coverage + case when is_exact then 0.5 else 0 end + 0.2 * coverage * least(1, named::real / greatest(title_length, 1))
        + case when begins then 0.04 else 0 end + case kind ${sql.join(favoured, sql` `)} else 0 end)::numeric, 3) as worth
    from (
      select *, case when titled = 0 then ${sql.lit(plan.inText)}
        when place > ${mostRead} then titled else ${sql.join(
          shares.map(({ anywhere }) => anywhere),
          plus,
        )} end as coverage
      from (
        select *, row_number() over (order by titled desc) as place from (
          select *, ${titled} as titled from (
            select kind, record_id, sorted_at, title_length, stems, ${sql.join(shares.map(({ inTitle }) => inTitle))},
              ${sql.join(
                shares.map((one) => one.named),
                plus,
              )} as named, keys && ${[...keys]}::text[] as is_exact,
              keys[1] ^@ any(${[...keys]}::text[]) as begins, words @> ${[...words]}::text[] as has_words,
              case when title_length <= ${words.length} then length(keys[1]) else 0 end as letters
            from search_entry where kind = any(${[...kinds]}::text[]) and stems @@ ${plan.candidates}::tsquery limit ${mostWeighed}
          ) found
        ) summed
      ) placed
    ) read`;
}

const order = sql`worth desc, has_words desc, title_length, letters, sorted_at desc, record_id desc`;
