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
  readonly records: readonly FoundRecord[];
}

/** Records of one kind that a question can lead to: nobody reads on for longer, and counting them all would cost more than finding. */
export const mostListed = 1_000;

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(db: Database) {
  /**
   * Counts what a plan finds and lists a page of it, best first. The planner does not see that reading all stems means
   * fetching each row's from its own storage, so it is told never to.
   */
  async function findRecords(asked: FindRecords): Promise<FoundRecords> {
    return db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const counts = await countFound(transaction, asked);
      const list = asked.isGrouped ? listGroups : listRecords;
      return { counts, records: await list(transaction, asked, counts) };
    });
  }

  return { findRecords };
}

type Counts = FoundRecords['counts'];

/** All that answers the question, wholly or in part, of each kind. */
const countFound = (db: Database, { plan, kinds }: FindRecords): Promise<Counts> =>
  countRecords(db, kinds, (kind) => [
    sql`kind = ${sql.lit(kind)} and stems @@ ${plan.everywhere}::tsquery`,
    ...plan.tiers.filter((tier) => tier.isPartial).map((tier) => belongs(kind, plan, tier)),
  ]);

/** Of each kind the rows that meet one of the conditions, none of which holds where another does; counted up to `mostListed`. */
async function countRecords(
  db: Database,
  kinds: readonly string[],
  conditions: (kind: string) => readonly Sql[],
): Promise<Counts> {
  const branches = kinds.map((kind) => {
    const found = conditions(kind).map(
      (one) => sql`(select from search_entry where ${one} limit ${mostListed})`,
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
async function listRecords(db: Database, asked: FindRecords, counts: Counts): Promise<FoundRecord[]> {
  const kinds = asked.listed.filter((kind) => counts[kind]);
  const total = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const until = Math.min(asked.offset + asked.limit, mostListed, total);
  const records: FoundRecord[] = [];
  for (const tier of asked.plan.tiers) {
    const most = until - records.length;
    if (most <= 0) break;
    records.push(...(await listTier(db, asked, tier, { kinds, most, limit: sql`limit ${most}` })));
  }
  return records.slice(asked.offset);
}

/** The same for each kind: a tier is asked only for kinds that still lack some. */
async function listGroups(db: Database, asked: FindRecords, counts: Counts): Promise<FoundRecord[]> {
  const lacking = new Map(asked.listed.map((kind) => [kind, Math.min(asked.limit, counts[kind] ?? 0)]));
  const records: FoundRecord[] = [];
  for (const tier of asked.plan.tiers) {
    const kinds = asked.listed.filter((kind) => lacking.get(kind));
    if (kinds.length === 0) break;
    for (const record of await listTier(db, asked, tier, { kinds, most: asked.limit, limit: sql`` })) {
      const lacks = lacking.get(record.kind) ?? 0;
      if (lacks > 0) records.push(record);
      lacking.set(record.kind, Math.max(0, lacks - 1));
    }
  }
  return records;
}

interface TierPart {
  readonly kinds: readonly string[];
  /** How many of each kind at most; `limit` is for all together. */
  readonly most: number;
  readonly limit: Sql;
}

async function listTier(
  db: Database,
  asked: FindRecords,
  tier: Tier,
  { kinds, most, limit }: TierPart,
): Promise<FoundRecord[]> {
  const branches = tier.isByTitle
    ? kinds.map((kind) => branchByTitle(asked, tier, kind, most))
    : await listBranchesByDate(db, asked, tier, kinds, most);
  if (branches.length === 0) return [];
  const { rows } = await sql<FoundRecord>`
    select kind, record_id as id from (${sql.join(branches, sql` union all `)}) found
    order by ${orderOf(tier)} ${limit}`.execute(db);
  return rows;
}

const branchByTitle = (asked: FindRecords, tier: Tier, kind: string, most: number): Sql => sql`(
  select kind, record_id, sorted_at, ${ranksOf(asked)} from search_entry
  where ${belongs(kind, asked.plan, tier)} order by ${orderOf(tier)} limit ${most})`;

/**
 * By date, many records are best read off the index of dates, and few are best sorted. The planner cannot know which it
 * is (it guesses 1 in 200 for a word it has no figures of), so they are counted first.
 */
async function listBranchesByDate(
  db: Database,
  { plan }: FindRecords,
  tier: Tier,
  kinds: readonly string[],
  most: number,
): Promise<Sql[]> {
  const counts = await countRecords(db, kinds, (kind) => [belongs(kind, plan, tier)]);
  return Object.entries(counts).map(([kind, count]) => {
    const rows = sql`select kind, record_id, sorted_at from search_entry where ${belongs(kind, plan, tier)}`;
    const order = sql`order by ${orderOf(tier)} limit ${most}`;
    return count >= mostListed
      ? sql`(${rows} ${order})`
      : sql`(with few as materialized (${rows}) select * from few ${order})`;
  });
}

const belongs = (kind: string, plan: Plan, tier: Tier): Sql =>
  sql`kind = ${sql.lit(kind)} and stems @@ ${tier.query}::tsquery${tier.terms > 0 ? sql` and ${countHeld(plan.titleTerms)} >= ${tier.terms}` : sql``}`;

/**
 * Looks at short columns alone. The first of a record's keys is that of its title. Of titles with no more words than were
 * asked for the shortest has the fewest function words beside them.
 */
function ranksOf({ plan, keys, words }: FindRecords): Sql {
  const held = countHeld(plan.titleTerms);
  return sql`keys && ${[...keys]}::text[] as is_exact, title_stems @@ ${plan.ownTitle}::tsquery as is_own,
    keys[1] ^@ any(${[...keys]}::text[]) as begins, ${countHeld(plan.nameTerms)} as named, ${held} as held,
    ${held} > 0 and title_length <= ${words.length} as is_whole, words @> ${[...words]}::text[] as has_words,
    case when ${held} > 0 then title_length else 0 end as length,
    case when ${held} > 0 and title_length <= ${words.length} then length(keys[1]) else 0 end as letters`;
}

const orderOf = (tier: Tier): Sql =>
  tier.isByTitle
    ? sql`is_exact desc, is_own desc, named desc, is_whole desc, begins desc, held desc, has_words desc, length, letters, sorted_at desc, record_id desc`
    : sql`sorted_at desc, record_id desc`;

const countHeld = (terms: readonly string[]): Sql =>
  sql`(${sql.join(
    terms.map((term) => sql`(title_stems @@ ${term}::tsquery)::integer`),
    sql` + `,
  )})`;
