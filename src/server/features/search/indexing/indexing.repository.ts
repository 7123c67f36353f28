import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { columnsOf, type Sql, visible } from '#server/queries/columns.ts';
import type { RawRow } from '#server/queries/shape.ts';
import type { SearchFacet } from '#shared/collections/search.ts';
import { documentOf, fieldsOf, type SearchDocument } from './document.ts';
import type { IndexEntry, TitleWord } from './index-entry.ts';
import type { SearchKind } from './kinds.ts';

/** Any number of our own: one instance indexes at a time. */
const lockKey = 5_412_114;

export interface QueuedRecord {
  readonly queueId: string;
  readonly kind: string;
  readonly id: number;
}

export interface IndexedBatch {
  readonly kind: string;
  readonly ids: readonly number[];
  readonly entries: readonly IndexEntry[];
}

export type IndexingRepository = ReturnType<typeof createIndexingRepository>;

/**
 * The queue and the index. All of a batch happens in one transaction: an instance that dies in it leaves everything as it
 * was, and the next one takes the same records again.
 */
export function createIndexingRepository(db: Database, kinds: readonly SearchKind[]) {
  const names = kinds.map((kind) => kind.collection.name);
  /** Records of other kinds were queued by a newer program, which indexes them itself. */
  const ours = sql`kind = any(${names}::text[])`;

  /**
   * Takes up to `size` queued records and lets `work` index them. Queue rows are read before the records, so a change
   * that is not seen yet brings a row that is not taken yet.
   * @returns how many were taken; `undefined` when another instance is at it.
   */
  async function takeBatch(
    size: number,
    work: (queued: readonly QueuedRecord[], index: BatchIndex) => Promise<void>,
  ): Promise<number | undefined> {
    return db.transaction().execute(async (transaction) => {
      const { rows: locks } = await sql<{
        held: boolean;
      }>`select pg_try_advisory_xact_lock(${lockKey}) as held`.execute(transaction);
      if (!locks[0]?.held) return undefined;
      const { rows: queued } = await sql<QueuedRecord>`
        select id::text as "queueId", kind, record_id as id from search_queue where ${ours}
        order by search_queue.id limit ${size}
        for update skip locked`.execute(transaction);
      if (queued.length === 0) return 0;
      await work(queued, createBatchIndex(transaction));
      await sql`delete from search_queue where id = any(${queued.map((one) => one.queueId)}::bigint[])`.execute(
        transaction,
      );
      return queued.length;
    });
  }

  /** Whether anything waits; asked without a transaction, as it is asked all the time. */
  async function hasQueued(): Promise<boolean> {
    const { rows } = await sql<{
      waits: boolean;
    }>`select exists (select from search_queue where ${ours}) as waits`.execute(db);
    return rows[0]?.waits === true;
  }

  /** Queues entries made by older rules, oldest rules first; those of a newer program are left to it. */
  async function queueOutdated(version: number, most: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      with outdated as (
        insert into search_queue (kind, record_id)
        select kind, record_id from search_entry where stem_version < ${version} and ${ours} order by stem_version limit ${most}
        returning id
      ) select count(*)::integer as count from outdated`.execute(db);
    return rows[0]?.count ?? 0;
  }

  /** Puts what waits before the index into it. Autovacuum would, some time; an embedded database has none. */
  async function settleIndex(): Promise<void> {
    for (const index of [...names.map((name) => `search_entry_${name}_stems_idx`), 'search_word_alike'])
      await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }

  /** Takes away rows that were replaced and tells the planner what the tables hold, after much has changed. */
  async function tidyTables(): Promise<void> {
    for (const table of ['search_entry', 'search_word', 'search_queue'])
      await sql`vacuum (analyze, truncate false) ${sql.table(table)}`.execute(db);
  }

  return { takeBatch, hasQueued, queueOutdated, settleIndex, tidyTables };
}

/** Reading records and writing entries within the transaction of one batch. */
export interface BatchIndex {
  listDocuments(kind: SearchKind, ids: readonly number[]): Promise<SearchDocument[]>;
  replaceEntries(batch: IndexedBatch, version: number): Promise<void>;
}

function createBatchIndex(transaction: Database): BatchIndex {
  return {
    /** Those of the records that the public sees. */
    async listDocuments(kind, ids) {
      const { collection } = kind;
      const parts = [...columnsOf(collection, fieldsOf(kind), 't'), ...moreColumnsOf(kind)].map(
        ([key, part]) => sql`${part} as ${sql.id(key)}`,
      );
      const { rows } = await sql<RawRow>`select ${sql.join(parts)} from ${sql.table(collection.table)} t
        where t.id = any(${[...ids]}::integer[]) and ${visible(collection, 't')}`.execute(transaction);
      return rows.map((row) => documentOf(kind, row));
    },

    /** Puts the entries in place of what was known of the records; a record without an entry is forgotten. */
    async replaceEntries({ kind, ids, entries }, version) {
      const { rows: former } = await sql<{ words: string[] }>`
        select words from search_entry where kind = ${kind} and record_id = any(${[...ids]}::integer[])`.execute(
        transaction,
      );
      const indexedIds = entries.map((entry) => entry.id);
      await sql`delete from search_entry
        where kind = ${kind} and record_id = any(${[...ids]}::integer[]) and record_id <> all(${indexedIds}::integer[])`.execute(
        transaction,
      );
      if (entries.length > 0) await writeEntries(transaction, kind, entries, version);
      await recountWords(
        transaction,
        former.flatMap((row) => row.words),
        entries.flatMap((entry) => entry.words),
      );
    },
  };
}

/** What names a record besides its fields, its alias or operation, and what results are narrowed by. */
function moreColumnsOf({ collection }: SearchKind): [string, Sql][] {
  const named = ['alias', 'operation'].filter((name) => collection.fields[name]);
  return [
    ...named.map((name): [string, Sql] => [name, sql`t.${sql.id(name)}`]),
    ...(collection.name === 'doctor' ? [['search_addresses', addressesOfDoctor] as [string, Sql]] : []),
    ...(facetColumns[collection.name] ?? []).map(([name, column]): [string, Sql] => [
      `search_${name}`,
      column,
    ]),
  ];
}

/** Where a doctor receives: readers look for one in their own quarter. */
const addressesOfDoctor = sql`(select json_agg(clinic.address) from doctor_clinic link join clinic on clinic.id = link.clinic_id
  where link.doctor_id = t.id and clinic.status = 'published')`;
/** The topic of a record and the one above it. */
const topics = sql`(select json_agg(topic) from category c, unnest(array[c.id, c.parent_id]) as topic
  where c.id = t.category_id and topic is not null)`;
const yearOf = (column: string): Sql =>
  sql`json_build_array(extract(year from ${sql.id('t', column)} at time zone 'Asia/Tbilisi')::integer)`;
const professionsBy = (table: string, owner: string): Sql =>
  sql`(select json_agg(profession_id) from ${sql.table(table)} link where link.${sql.id(owner)} = t.id)`;

/** The facets that a kind has, as JSON lists of their values. */
const facetColumns: Readonly<Record<string, readonly [SearchFacet, Sql][]>> = {
  article: [
    ['category', topics],
    ['year', yearOf('published_at')],
  ],
  question: [
    ['category', topics],
    ['year', yearOf('answered_at')],
  ],
  clinic: [['city', sql`json_build_array(t.city)`]],
  doctor: [
    [
      'city',
      sql`(select json_agg(distinct clinic.city) from doctor_clinic link join clinic on clinic.id = link.clinic_id
      where link.doctor_id = t.id and clinic.status = 'published')`,
    ],
    ['profession', professionsBy('doctor_profession', 'doctor_id')],
  ],
  consultant: [['profession', professionsBy('consultant_profession', 'consultant_id')]],
};

/** Lists travel as texts with a separator that stands in no word: the driver sends flat arrays fast. */
async function writeEntries(
  db: Database,
  kind: string,
  entries: readonly IndexEntry[],
  version: number,
): Promise<void> {
  const each = <Value>(read: (entry: IndexEntry) => Value): Value[] => entries.map(read);
  await sql`
    insert into search_entry (kind, record_id, keys, words, title_stems, title_length, stems, sorted_at, facets, stem_version)
    select ${kind}, made.id, string_to_array(made.keys, '|'), string_to_array(made.words, '|'), made.title_stems::tsvector,
      made.title_length, made.stems::tsvector, coalesce(made.sorted_at, '-infinity'), string_to_array(made.facets, '|'), ${version}
    from unnest(${each((one) => one.id)}::integer[], ${each((one) => one.keys.join('|'))}::text[],
      ${each((one) => one.words.map(({ word }) => word).join('|'))}::text[], ${each((one) => one.titleStems.join(' '))}::text[],
      ${each((one) => one.titleLength)}::smallint[], ${each((one) => one.stems.join(' '))}::text[],
      ${each((one) => one.sortedAt)}::timestamptz[], ${each((one) => one.facets.join('|'))}::text[])
      as made (id, keys, words, title_stems, title_length, stems, sorted_at, facets)
    on conflict (kind, record_id) do update set keys = excluded.keys, words = excluded.words, title_stems = excluded.title_stems,
      title_length = excluded.title_length, stems = excluded.stems, sorted_at = excluded.sorted_at,
      facets = excluded.facets,
      stem_version = excluded.stem_version`.execute(db);
}

/** Adds the words that came and takes away those that went; a word no title has any more is forgotten. */
async function recountWords(
  db: Database,
  former: readonly string[],
  present: readonly TitleWord[],
): Promise<void> {
  const changes = new Map<string, number>();
  for (const word of former) changes.set(word, (changes.get(word) ?? 0) - 1);
  for (const { word } of present) changes.set(word, (changes.get(word) ?? 0) + 1);
  const described = new Map(present.map((one) => [one.word, one]));
  const words = [...described.values()];
  if (words.length > 0)
    await sql`
      insert into search_word (word, stem, shown, uses)
      select * from unnest(${words.map((one) => one.word)}::text[], ${words.map((one) => one.stem)}::text[],
        ${words.map((one) => one.shown)}::text[], ${words.map((one) => changes.get(one.word) ?? 0)}::integer[])
      on conflict (word) do update set uses = search_word.uses + excluded.uses, stem = excluded.stem, shown = excluded.shown
        where excluded.uses <> 0 or search_word.stem <> excluded.stem`.execute(db);
  const removed = [...changes].filter(([word, change]) => change < 0 && !described.has(word));
  if (removed.length === 0) return;
  const names = removed.map(([word]) => word);
  await sql`
    update search_word w set uses = w.uses + removed.change
    from unnest(${names}::text[], ${removed.map(([, change]) => change)}::integer[]) as removed (word, change)
    where w.word = removed.word`.execute(db);
  await sql`delete from search_word where uses <= 0 and word = any(${names}::text[])`.execute(db);
}
