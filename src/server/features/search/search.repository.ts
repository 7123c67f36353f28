import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Sql } from '#server/restql/parts.ts';
import type { Plan, Tier } from './query-plan.ts';

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
  /** How many there are of each kind, up to `mostListed`; kinds without any are absent. */
  readonly counts: Readonly<Record<string, number>>;
  readonly records: readonly FoundRecord[];
}

/** Records of one kind that a question can lead to: nobody reads on for longer, and counting them all would cost more than finding. */
export const mostListed = 1_000;

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(db: Database) {
  /** Counts what a plan finds and lists a page of it, best first. */
  async function findRecords(asked: FindRecords): Promise<FoundRecords> {
    const counts = await countRecords(asked);
    return { counts, records: await listRecords(asked, counts) };
  }

  async function countRecords({ plan, kinds }: FindRecords): Promise<Record<string, number>> {
    const branches = kinds.map((kind) => {
      const queries = [
        sql`kind = ${sql.lit(kind)} and stems @@ ${plan.everywhere}::tsquery`,
        ...plan.tiers.filter((tier) => tier.isPartial).map((tier) => belongs(kind, plan, tier)),
      ];
      const found = queries.map(
        (query) => sql`(select from search_entry where ${query} limit ${mostListed})`,
      );
      return sql`select ${sql.lit(kind)} as kind, least(count(*), ${mostListed})::integer as count
        from (${sql.join(found, sql` union all `)}) found`;
    });
    const { rows } = await sql<{
      kind: string;
      count: number;
    }>`${sql.join(branches, sql` union all `)}`.execute(db);
    return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]));
  }

  /** Goes down the tiers until the page is full: most questions are answered by titles alone. */
  async function listRecords(asked: FindRecords, counts: FoundRecords['counts']): Promise<FoundRecord[]> {
    const kinds = asked.listed
      .flatMap((name) => ({ name, count: counts[name] ?? 0 }))
      .filter(({ count }) => count > 0);
    const total = kinds.reduce((sum, { count }) => sum + count, 0);
    const until = Math.min(asked.offset + asked.limit, mostListed, total);
    const records: FoundRecord[] = [];
    for (const tier of asked.plan.tiers) {
      if (records.length >= until) break;
      const branches = kinds.map((kind) => branchOf(asked, tier, kind, until - records.length));
      const { rows } = await sql<FoundRecord>`
        select kind, record_id as id from (${sql.join(branches, sql` union all `)}) found
        order by ${orderOf(tier)} limit ${until - records.length}`.execute(db);
      records.push(...rows);
    }
    return records.slice(asked.offset);
  }

  return { findRecords };
}

/**
 * By date, many records are best read off the index of dates and few are best sorted. The planner cannot know which it is
 * (it guesses 1 in 200 for a word it has no figures of), but the count is known here.
 */
function branchOf(asked: FindRecords, tier: Tier, kind: { name: string; count: number }, most: number): Sql {
  const from = sql`from search_entry where ${belongs(kind.name, asked.plan, tier)}`;
  const order = sql`order by ${orderOf(tier)} limit ${most}`;
  if (tier.isByTitle) return sql`(select kind, record_id, sorted_at, ${ranksOf(asked)} ${from} ${order})`;
  if (kind.count >= mostListed) return sql`(select kind, record_id, sorted_at ${from} ${order})`;
  return sql`(with few as materialized (select kind, record_id, sorted_at ${from}) select * from few ${order})`;
}

const belongs = (kind: string, plan: Plan, tier: Tier): Sql =>
  sql`kind = ${sql.lit(kind)} and stems @@ ${tier.query}::tsquery${tier.terms > 0 ? sql` and ${heldTerms(plan)} >= ${tier.terms}` : sql``}`;

/** Looks at short columns alone. */
function ranksOf({ plan, keys, words }: FindRecords): Sql {
  const held = heldTerms(plan);
  return sql`keys && ${[...keys]}::text[] as is_exact, title_stems @@ ${plan.ownTitle}::tsquery as is_own, ${held} as held,
    ${held} > 0 and title_length <= ${words.length} as is_whole, words @> ${[...words]}::text[] as has_words,
    case when ${held} > 0 then title_length else 0 end as length`;
}

const orderOf = (tier: Tier): Sql =>
  tier.isByTitle
    ? sql`is_exact desc, is_own desc, held desc, is_whole desc, has_words desc, length, sorted_at desc, record_id desc`
    : sql`sorted_at desc, record_id desc`;

const heldTerms = ({ titleTerms }: Plan): Sql =>
  sql`(${sql.join(
    titleTerms.map((term) => sql`(title_stems @@ ${term}::tsquery)::integer`),
    sql` + `,
  )})`;
