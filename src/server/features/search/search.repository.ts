import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Sql } from '#server/restql/parts.ts';
import type { Plan } from './query-plan.ts';

export interface FindRecords {
  readonly plan: Plan;
  /** Keys of the whole question: a record with one of them for a title comes first. */
  readonly keys: readonly string[];
  /** The question's words as they were typed: a title with the very form goes before one with another form. */
  readonly words: readonly string[];
  /** Kinds that may be found, and those of them that are listed. */
  readonly kinds: readonly string[];
  readonly listed: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export interface FoundRecord {
  readonly kind: string;
  readonly id: number;
}

export interface FoundRecords {
  /** How many there are of each kind. */
  readonly counts: Readonly<Record<string, number>>;
  readonly records: readonly FoundRecord[];
}

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(db: Database) {
  /** Counts what a plan finds and lists a page of it, best first. */
  async function findRecords(asked: FindRecords): Promise<FoundRecords> {
    const { rows } = await sql<FoundRecords>`
      with complete as materialized (
        select kind, record_id, ${ranksOf(asked)}, sorted_at from search_entry
        where stems @@ ${asked.plan.everywhere}::tsquery and kind = any(${[...asked.kinds]}::text[])
      )${partialOf(asked)},
      found as (select *, true as is_complete from complete ${asked.plan.partial ? sql`union all select *, false from partial` : sql``})
      select
        coalesce((select json_object_agg(kind, count) from (select kind, count(*)::integer from found group by kind) counted), '{}') as counts,
        coalesce((select json_agg(json_build_object('kind', kind, 'id', record_id)) from (
          select kind, record_id from found where kind = any(${[...asked.listed]}::text[])
          order by is_exact desc, is_own desc, is_title desc, is_complete desc, held desc, has_words desc, length, sorted_at desc, record_id desc
          limit ${asked.limit} offset ${asked.offset}
        ) page), '[]') as records`.execute(db);
    return rows[0] ?? { counts: {}, records: [] };
  }

  return { findRecords };
}

/** What the order of results is made of; looks at short columns alone. */
function ranksOf({ plan, keys, words }: FindRecords): Sql {
  const held = heldTerms(plan);
  return sql`keys && ${[...keys]}::text[] as is_exact, title_stems @@ ${plan.ownTitle}::tsquery as is_own,
    title_stems @@ ${plan.title}::tsquery as is_title, ${held} as held, words @> ${[...words]}::text[] as has_words,
    case when ${held} > 0 then title_length else 0 end as length`;
}

const heldTerms = ({ titleTerms }: Plan): Sql =>
  sql`(${sql.join(
    titleTerms.map((term) => sql`(title_stems @@ ${term}::tsquery)::integer`),
    sql` + `,
  )})`;

function partialOf(asked: FindRecords): Sql {
  const { plan } = asked;
  if (!plan.partial) return sql``;
  return sql`, partial as (
    select kind, record_id, ${ranksOf(asked)}, sorted_at from search_entry
    where stems @@ ${plan.partial.query}::tsquery and ${heldTerms(plan)} >= ${plan.partial.terms}
      and kind = any(${[...asked.kinds]}::text[]) and (kind, record_id) not in (select kind, record_id from complete)
  )`;
}
