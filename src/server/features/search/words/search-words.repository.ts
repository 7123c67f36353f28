import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';

export type SearchWordsRepository = ReturnType<typeof createSearchWordsRepository>;

export type WordKind = 'synonym' | 'phrase';
export type SearchWordState = 'missed' | WordKind;

/** What editors taught the search; `from` and `to` may name several, with commas between. */
export interface SearchWord {
  readonly kind: WordKind;
  readonly from: string;
  readonly to: string;
}

export interface SearchWordRow {
  readonly id: number;
  readonly state: SearchWordState;
  readonly from: string;
  readonly to: string | null;
  readonly readers: number | null;
  readonly at: Date;
}

/** A search that was asked and not found, as it is counted. */
export interface MissedSearch {
  readonly key: Buffer;
  readonly reader: Buffer;
  readonly text: string;
  readonly at: Date;
}

/** The text of a search is stored once so many readers have asked for it. */
const minReaders = 3;
const retentionDays = 90;

/** Stores what editors teach the search, and counts what readers do not find. */
export function createSearchWordsRepository(db: Database) {
  async function listWords(): Promise<SearchWord[]> {
    const { rows } = await sql<SearchWord>`
      select kind, written as "from", meaning as "to" from taught_word order by id`.execute(db);
    return rows;
  }

  /** Lists what was missed, most asked first, then what was taught, newest first. */
  async function listRows(
    {
      search,
      state,
      from,
      to,
    }: {
      search: string;
      state?: SearchWordState | undefined;
      from?: string | undefined;
      to?: string | undefined;
    },
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: SearchWordRow[]; counts: Record<SearchWordState, number> }> {
    const day = sql`(at at time zone 'Asia/Tbilisi')::date`;
    const found = sql`(select * from (
        select id, 'missed' as state, query as "from", null as "to", readers, last_at as at
        from missed_search where query is not null
        union all
        select id, kind, written, meaning, null, created_at from taught_word) as every_row
      where ${search === '' ? sql`true` : sql`position(${search.toLowerCase()} in lower(concat_ws(' ', "from", "to"))) > 0`}
        and ${from ? sql`${day} >= ${from}::date` : sql`true`} and ${to ? sql`${day} <= ${to}::date` : sql`true`}) as found`;
    const { rows } = await sql<SearchWordRow>`select * from ${found}
      where ${state ? sql`state = ${state}` : sql`true`}
      order by state <> 'missed', readers desc nulls last, at desc, id desc limit ${limit} offset ${offset}`.execute(
      db,
    );
    const { rows: counted } = await sql<Record<SearchWordState, number>>`
      select count(*) filter (where state = 'missed')::integer as missed,
        count(*) filter (where state = 'synonym')::integer as synonym,
        count(*) filter (where state = 'phrase')::integer as phrase from ${found}`.execute(db);
    return { rows, counts: counted[0] ?? { missed: 0, synonym: 0, phrase: 0 } };
  }

  /** Stores a word; one that is there already stays. */
  async function saveWord({ kind, from, to }: SearchWord, at: Date): Promise<{ id: number; at: Date }> {
    const { rows } = await sql<{ id: number; at: Date }>`
      insert into taught_word (kind, written, meaning, created_at) values (${kind}, ${from}, ${to}, ${at})
      on conflict (kind, written, meaning) do update set written = excluded.written
      returning id, created_at as at`.execute(db);
    const [saved] = rows;
    if (!saved) throw new Error('a word of the search was not stored');
    return saved;
  }

  async function removeWord(id: number): Promise<SearchWord | undefined> {
    const { rows } = await sql<SearchWord>`
      delete from taught_word where id = ${id} returning kind, written as "from", meaning as "to"`.execute(
      db,
    );
    return rows[0];
  }

  async function removeMissed(keys: readonly Buffer[]): Promise<void> {
    for (const key of keys) await db.deleteFrom('missed_search').where('key', '=', key).execute();
  }

  /** Counts a search that was not found, once for each reader. */
  async function noteMissed({ key, reader, text, at }: MissedSearch): Promise<void> {
    await sql`with added as (
        insert into missed_search_reader (key, reader, at) values (${key}, ${reader}, ${at})
        on conflict do nothing returning key)
      insert into missed_search as m (key, readers, last_at) select key, 1, ${at}::timestamptz from added
      on conflict (key) do update set readers = m.readers + 1, last_at = excluded.last_at,
        query = coalesce(m.query, case when m.readers + 1 >= ${minReaders} then ${text}::text end)`.execute(
      db,
    );
  }

  async function addSearches(day: string, count: number): Promise<void> {
    await sql`insert into daily_count as c (day, kind, count) values (${day}::date, 'searches', ${count})
      on conflict (day, kind) do update set count = c.count + excluded.count`.execute(db);
  }

  /** Forgets what nobody has missed for a season. */
  async function forgetOld(at: Date): Promise<void> {
    await sql`delete from missed_search where last_at < ${at}::timestamptz - make_interval(days => ${retentionDays})`.execute(
      db,
    );
    await sql`delete from missed_search_reader where at < ${at}::timestamptz - make_interval(days => ${retentionDays})`.execute(
      db,
    );
  }

  return {
    ...{ listWords, listRows, saveWord, removeWord, removeMissed, noteMissed, addSearches, forgetOld },
    log: createChangeLogRepository(db),
  };
}
