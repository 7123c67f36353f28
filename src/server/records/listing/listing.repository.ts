import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { RevisionState } from '#server/database/tables/office.ts';
import type { Condition } from '#server/queries/parse-find.ts';
import { hasStates } from '#shared/collections/collection.ts';
import type { RecordStorage } from '../record-storage.ts';
import type { OfficeState } from '../revisions/opening.service.ts';
import { titleField } from '../revisions/record-forms.ts';
import { matchesContent, matchesRow } from './listing-conditions.repository.ts';

export type ListingRepository = ReturnType<typeof createListingRepository>;

export interface ListedState {
  readonly id: number;
  readonly state: OfficeState;
  readonly working_state: RevisionState | null;
  readonly published_at: Date | null;
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

interface Wanted {
  readonly search: string;
  readonly conditions: readonly Condition[];
}

/**
 * Lists records of any state. Records come from two places: rows, which readers have or had, and revisions of records that
 * readers never had. Each place is ordered and cut before the two are put together, so that a page costs what it shows.
 */
export function createListingRepository(db: Database) {
  /** The state of a record, as `stateOf` says it of an open one. */
  const stateSql = (live: RawBuilder<unknown>) => sql<string>`case
    when ${live} in ('published', 'archived') then ${live} when h.is_archived then 'archived'
    when p.record_id is not null then 'scheduled' else coalesce(w.state, 'draft') end`;

  function rowsOf(storage: RecordStorage, { search, conditions }: Wanted) {
    const { name, table, collection } = storage;
    const live = hasStates(collection) ? sql`t.status` : sql`'published'`;
    const title = titleField(storage);
    const found = title ? containsText(sql.ref(`t.${title.name}`), search) : sql`false`;
    return {
      live,
      from: sql`${sql.table(table)} t
        left join office_record h on h.collection = ${name} and h.record_id = t.id
        left join revision w on w.id = h.working_id
        left join publication_plan p on p.collection = ${name} and p.record_id = t.id
          and not p.is_published and p.failure is null`,
      where: sql`${search === '' ? sql`true` : sql`(${found} or t.id::text = ${search} or ${containsText(sql`h.title`, search)})`}
        and ${and(conditions.map((condition) => matchesRow(storage, condition)))}`,
    };
  }

  function draftsOf(storage: RecordStorage, { search, conditions }: Wanted) {
    const { name, table } = storage;
    return {
      live: sql`'draft'`,
      from: sql`office_record h left join revision w on w.id = h.working_id
        left join publication_plan p on p.collection = ${name} and p.record_id = h.record_id
          and not p.is_published and p.failure is null`,
      where: sql`h.collection = ${name} and not exists (select from ${sql.table(table)} t where t.id = h.record_id)
        and ${search === '' ? sql`true` : sql`(${containsText(sql`h.title`, search)} or h.record_id::text = ${search})`}
        and ${and(conditions.map((condition) => matchesContent(storage, condition)))}`,
    };
  }

  /** Counts records by what readers have and how far the working revision is. */
  async function countStates(storage: RecordStorage, selected: Wanted): Promise<StateCount[]> {
    const part = ({ from, where, live }: ReturnType<typeof rowsOf>) =>
      sql`select ${stateSql(live)} as state, w.state as working_state, count(*)::integer as count
        from ${from} where ${where} group by 1, 2`;
    const { rows } = await sql<StateCount>`select state, working_state, sum(count)::integer as count
      from (${part(rowsOf(storage, selected))} union all ${part(draftsOf(storage, selected))}) as counted
      group by 1, 2`.execute(db);
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
      ...selected
    }: Wanted & { states: readonly string[] | undefined; order: ListOrder; limit: number; offset: number },
  ): Promise<ListedState[]> {
    const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
    const among = states ? sql`any(${[...states]}::text[])` : undefined;
    const part = (
      { from, where, live }: ReturnType<typeof rowsOf>,
      id: RawBuilder<unknown>,
      key: RawBuilder<unknown>,
      publishedAt: RawBuilder<unknown>,
    ) => {
      const state = stateSql(live);
      const isWanted = among ? sql`(${state} = ${among} or w.state = ${among})` : sql`${state} <> 'archived'`;
      return sql`(select ${id} as id, ${state} as state, w.state as working_state, ${publishedAt} as published_at, ${key} as key
        from ${from} where ${where} and ${isWanted}
        order by key ${direction}, id ${direction} limit ${limit + offset})`;
    };
    const stored = storage.fields.get(name);
    const column = stored?.place.kind === 'column' ? stored.place.column : 'id';
    const type = stored?.field.kind === 'scalar' ? casts[stored.field.type] : 'text';
    const ofDraft = name === 'id' ? sql`h.record_id` : sql`(w.content ->> ${name})::${sql.raw(type)}`;
    const moment = hasStates(storage.collection) ? sql`t.published_at` : sql`null::timestamptz`;
    const { rows } = await sql<ListedState>`select id, state, working_state, published_at from (
        ${part(rowsOf(storage, selected), sql`t.id`, sql.ref(`t.${column}`), moment)} union all
        ${part(draftsOf(storage, selected), sql`h.record_id`, ofDraft, sql`null::timestamptz`)}) as listed
      order by key ${direction}, id ${direction} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  /** Finds records of any state by their titles: those first that are called so, then those that begin with it, the short before the long. */
  async function findByTitle(
    storages: readonly RecordStorage[],
    search: string,
    limit: number,
  ): Promise<FoundRecord[]> {
    const selected = { search, conditions: [] };
    const rank = (
      title: RawBuilder<unknown>,
    ) => sql`case when lower(${title}) = ${search.toLowerCase()} then 0
      when starts_with(lower(${title}), ${search.toLowerCase()}) then 1 else 2 end`;
    const part = (
      { from, where, live }: ReturnType<typeof rowsOf>,
      { name }: RecordStorage,
      id: RawBuilder<unknown>,
      title: RawBuilder<unknown>,
    ) => sql`(select ${name}::text as collection, ${id} as id, ${title} as title, ${stateSql(live)} as state,
        ${rank(title)} as rank, length(${title}) as length
      from ${from} where ${where} order by rank, length, id desc limit ${limit})`;
    const parts = storages.flatMap((storage) => {
      const title = titleField(storage);
      const own = title ? sql`coalesce(nullif(h.title, ''), ${sql.ref(`t.${title.name}`)})` : sql`h.title`;
      return [
        part(rowsOf(storage, selected), storage, sql`t.id`, own),
        part(draftsOf(storage, selected), storage, sql`h.record_id`, sql`h.title`),
      ];
    });
    if (parts.length === 0) return [];
    const { rows } = await sql<FoundRecord>`select collection, id, coalesce(title, '') as title, state
      from (${sql.join(parts, sql` union all `)}) as found
      order by rank, length, id desc limit ${limit}`.execute(db);
    return rows;
  }

  return { countStates, listPage, findByTitle };
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

/** Contains the searched words as they are written; capital letters of other scripts count as small ones. */
const containsText = (column: RawBuilder<unknown>, search: string): RawBuilder<unknown> =>
  sql`position(${search.toLowerCase()} in lower(${column})) > 0`;
