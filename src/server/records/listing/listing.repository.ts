import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { RevisionState } from '#server/database/tables/office.ts';
import type { Condition } from '#server/queries/parse-find.ts';
import { hasStates } from '#shared/collections/collection.ts';
import type { RecordStorage } from '../record-storage.ts';
import type { OfficeState } from '../revisions/opening.service.ts';
import { matchesContent, matchesRow } from './listing-conditions.repository.ts';
import { columnOf, draftTitle, rowTitle } from './record-titles.repository.ts';

export type ListingRepository = ReturnType<typeof createListingRepository>;

export interface ListedState {
  readonly id: number;
  readonly state: OfficeState;
  readonly working_state: RevisionState | null;
  readonly published_at: Date | null;
  readonly title: string;
}

/** A record as a search by title finds it. */
export interface FoundRecord {
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  readonly state: OfficeState;
}

export interface StateCount {
  readonly state: string;
  readonly working_state: string | null;
  readonly count: number;
}

export interface ListOrder {
  readonly name: string;
  readonly isDescending: boolean;
}

interface ListQuery {
  readonly search: string;
  readonly conditions: readonly Condition[];
  /** The account of a reviewer: only what was sent to it and waits is listed. */
  readonly sentTo?: number | undefined;
}

/** One of the places that records are listed from. */
interface Part {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly title: RawBuilder<unknown>;
  readonly state: RawBuilder<unknown>;
  readonly working: RawBuilder<unknown>;
  readonly publishedAt: RawBuilder<unknown>;
  /** The value by which a list is ordered. */
  readonly keyOf: (name: string) => RawBuilder<unknown>;
  /** A condition on the states that a list shows; all but what is archived where none are named. */
  readonly isWanted: (states: readonly string[] | undefined) => RawBuilder<unknown>;
}

/**
 * Lists records of any state. Records come from three places: rows that nobody writes in, which are nearly all of them and are
 * counted and ordered by their own columns alone; rows in hand, which somebody writes in, or that wait or were put away; and
 * revisions of records that readers never had. Each place is ordered and cut before they are put together, so that a page costs
 * what it shows.
 */
export function createListingRepository(db: Database) {
  /** Lists the ids of the records in hand, by collection. */
  async function listInHand(names: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
    const { rows } = await sql<{ collection: string; ids: number[] }>`
      select collection, array_agg(record_id) as ids from (
        select collection, record_id from office_record where working_id is not null or is_archived
        union select collection, record_id from publication_plan where not is_published and failure is null) as in_hand
      where collection = any(${[...names]}::text[]) group by collection`.execute(db);
    return new Map(rows.map(({ collection, ids }) => [collection, ids]));
  }

  function partsOf(storage: RecordStorage, query: ListQuery, inHand: readonly number[]): Part[] {
    const untouched = untouchedRows(storage, query, inHand);
    if (query.sentTo !== undefined)
      return [rowsInHand(storage, query, inHand), draftsInHand(storage, query, inHand)];
    return inHand.length === 0
      ? [untouched]
      : [untouched, rowsInHand(storage, query, inHand), draftsInHand(storage, query, inHand)];
  }

  /** Counts records by what readers have and how far the working revision is. */
  async function countStates(storage: RecordStorage, query: ListQuery): Promise<StateCount[]> {
    const inHand = (await listInHand([storage.name])).get(storage.name) ?? [];
    const parts = partsOf(storage, query, inHand).map(
      ({ state, working, from, where }) =>
        sql`select ${state} as state, ${working} as working_state, count(*)::integer as count from ${from} where ${where} group by 1, 2`,
    );
    const { rows } = await sql<StateCount>`select state, working_state, sum(count)::integer as count
      from (${sql.join(parts, sql` union all `)}) as counted group by 1, 2`.execute(db);
    return rows;
  }

  /** Lists one page; without `states` all but what is archived. */
  async function listPage(
    storage: RecordStorage,
    {
      states,
      order: { name, isDescending },
      limit,
      offset,
      ...query
    }: ListQuery & { states: readonly string[] | undefined; order: ListOrder; limit: number; offset: number },
  ): Promise<ListedState[]> {
    const inHand = (await listInHand([storage.name])).get(storage.name) ?? [];
    const direction = isDescending ? sql`desc` : sql`asc`;
    const nulls = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
    // Ordered by the number alone where that is asked for, as an index has it.
    const orderBy = (key: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
      name === 'id' ? sql`${id} ${direction}` : sql`${key} ${nulls}, ${id} ${direction}`;
    const parts = partsOf(storage, query, inHand).map(
      ({ id, title, state, working, publishedAt, from, where, keyOf, isWanted }) =>
        sql`(select ${id} as id, ${title} as title, ${state} as state, ${working} as working_state, ${publishedAt} as published_at,
            ${keyOf(name)} as key
          from ${from} where ${where} and ${isWanted(states)}
          order by ${orderBy(keyOf(name), id)} limit ${limit + offset})`,
    );
    const { rows } =
      await sql<ListedState>`select id, coalesce(title, '') as title, state, working_state, published_at
      from (${sql.join(parts, sql` union all `)}) as listed
      order by ${orderBy(sql`key`, sql`id`)} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  /** Finds records of any state by their titles: those first that are called so, then those that begin with it, the short before the long. */
  async function findByTitle(
    storages: readonly RecordStorage[],
    search: string,
    limit: number,
  ): Promise<FoundRecord[]> {
    const query = { search, conditions: [] };
    const idsInHand = await listInHand(storages.map(({ name }) => name));
    const words = search.toLowerCase();
    const rank = (title: RawBuilder<unknown>) => sql`case when lower(${title}) = ${words} then 0
      when starts_with(lower(${title}), ${words}) then 1 else 2 end`;
    const parts = storages.flatMap((storage) =>
      partsOf(storage, query, idsInHand.get(storage.name) ?? []).map(
        ({ id, title, state, from, where }) =>
          sql`(select ${storage.name}::text as collection, ${id} as id, ${title} as title, ${state} as state,
            ${rank(title)} as rank, length(${title}) as length
          from ${from} where ${where} order by rank, length, id desc limit ${limit})`,
      ),
    );
    if (parts.length === 0) return [];
    const { rows } = await sql<FoundRecord>`select collection, id, coalesce(title, '') as title, state
      from (${sql.join(parts, sql` union all `)}) as found
      order by rank, length, id desc limit ${limit}`.execute(db);
    return rows;
  }

  return { countStates, listPage, findByTitle };
}

const liveOf = ({ collection }: RecordStorage): RawBuilder<unknown> =>
  hasStates(collection) ? sql`t.status` : sql`'published'`;

function untouchedRows(storage: RecordStorage, query: ListQuery, inHand: readonly number[]): Part {
  const { search, conditions } = query;
  const live = liveOf(storage);
  const isOut = sql`${live} in ('published', 'archived')`;
  const found =
    search === ''
      ? sql`true`
      : sql`(${containsText(rowTitle(storage), search)} or ${isNumber(sql`t.id`, search)})`;
  return {
    from: sql`${sql.table(storage.table)} t`,
    where: sql`${inHand.length === 0 ? sql`true` : sql`t.id <> all(${[...inHand]}::integer[])`}
      and ${found} and ${and(conditions.map((condition) => matchesRow(storage, condition)))}`,
    id: sql`t.id`,
    title: rowTitle(storage),
    state: sql`case when ${isOut} then ${live} else 'draft' end`,
    working: sql`null::text`,
    publishedAt: hasStates(storage.collection) ? sql`t.published_at` : sql`null::timestamptz`,
    keyOf: (name) => sql.ref(`t.${columnOf(storage, name)}`),
    isWanted: (states) => {
      if (!hasStates(storage.collection))
        return states?.includes('published') === false ? sql`false` : sql`true`;
      if (!states) return sql`${live} <> 'archived'`;
      const stored = states.flatMap((state) =>
        state === 'draft' ? ['draft', 'scheduled'] : isRowState(state) ? [state] : [],
      );
      return sql`${live} = any(${stored}::text[])`;
    },
  };
}

const isRowState = (state: string): boolean => state === 'published' || state === 'archived';

/** The state of a record in hand, as `stateOf` says it of an open one. */
const stateInHand = (live: RawBuilder<unknown>) => sql<string>`case
  when ${live} in ('published', 'archived') then ${live} when h.is_archived then 'archived'
  when p.record_id is not null then 'scheduled' else coalesce(w.state, 'draft') end`;
const isShownInHand = (state: RawBuilder<unknown>) => (states: readonly string[] | undefined) => {
  if (!states) return sql`${state} <> 'archived'`;
  const among = sql`any(${[...states]}::text[])`;
  return sql`(${state} = ${among} or w.state = ${among})`;
};

const isSentTo = (reviewer: number | undefined): RawBuilder<unknown> =>
  reviewer === undefined ? sql`true` : sql`(w.state = 'in_review' and w.reviewer_id = ${reviewer})`;

function rowsInHand(
  storage: RecordStorage,
  { search, conditions, sentTo }: ListQuery,
  inHand: readonly number[],
): Part {
  const { name, table } = storage;
  const state = stateInHand(liveOf(storage));
  const found = sql`(${containsText(rowTitle(storage), search)} or ${isNumber(sql`t.id`, search)} or ${containsText(draftTitle(storage), search)})`;
  return {
    from: sql`${sql.table(table)} t
      left join office_record h on h.collection = ${name} and h.record_id = t.id
      left join revision w on w.id = h.working_id
      left join publication_plan p on p.collection = ${name} and p.record_id = t.id
        and not p.is_published and p.failure is null`,
    where: sql`t.id = any(${[...inHand]}::integer[]) and ${search === '' ? sql`true` : found} and ${isSentTo(sentTo)}
      and ${and(conditions.map((condition) => matchesRow(storage, condition)))}`,
    id: sql`t.id`,
    title: sql`coalesce(nullif(${draftTitle(storage)}, ''), ${rowTitle(storage)})`,
    state,
    working: sql`w.state`,
    publishedAt: hasStates(storage.collection) ? sql`t.published_at` : sql`null::timestamptz`,
    keyOf: (field) => sql.ref(`t.${columnOf(storage, field)}`),
    isWanted: isShownInHand(state),
  };
}

function draftsInHand(
  storage: RecordStorage,
  { search, conditions, sentTo }: ListQuery,
  inHand: readonly number[],
): Part {
  const { name, table, fields } = storage;
  const state = stateInHand(sql`'draft'`);
  const found = sql`(${containsText(draftTitle(storage), search)} or ${isNumber(sql`h.record_id`, search)})`;
  return {
    from: sql`office_record h left join revision w on w.id = h.working_id
      left join publication_plan p on p.collection = ${name} and p.record_id = h.record_id
        and not p.is_published and p.failure is null`,
    where: sql`h.collection = ${name} and h.record_id = any(${[...inHand]}::integer[])
      and not exists (select from ${sql.table(table)} t where t.id = h.record_id)
      and ${search === '' ? sql`true` : found} and ${isSentTo(sentTo)}
      and ${and(conditions.map((condition) => matchesContent(storage, condition)))}`,
    id: sql`h.record_id`,
    title: draftTitle(storage),
    state,
    working: sql`w.state`,
    publishedAt: sql`null::timestamptz`,
    keyOf: (field) => {
      const stored = fields.get(field);
      const type = stored?.field.kind === 'scalar' ? casts[stored.field.type] : 'text';
      return field === 'id' ? sql`h.record_id` : sql`(w.content ->> ${field})::${sql.raw(type)}`;
    },
    isWanted: isShownInHand(state),
  };
}

const casts = {
  integer: 'bigint',
  text: 'text',
  boolean: 'boolean',
  instant: 'timestamptz',
  date: 'date',
} as const;

const and = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`;

/** Contains the searched words as they are written; capital letters of other scripts count as small ones. An index of trigrams serves it. */
const containsText = (column: RawBuilder<unknown>, search: string): RawBuilder<unknown> =>
  sql`lower(${column}) like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;

const isNumber = (id: RawBuilder<unknown>, search: string): RawBuilder<unknown> =>
  /^[1-9]\d{0,8}$/.test(search) ? sql`${id} = ${Number(search)}` : sql`false`;
