import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { OfficeRecordTable, RevisionState, RevisionTable } from '#server/database/tables/office.ts';
import type { RecordContent } from './record-content.ts';

export type RevisionsRepository = ReturnType<typeof createRevisionsRepository>;

/** Names a record of any collection. */
export interface RecordKey {
  readonly collection: string;
  readonly id: number;
}

/** What the office knows of a record besides the row that readers have. */
export type RecordHead = Selectable<OfficeRecordTable>;
export type Revision = Omit<Selectable<RevisionTable>, 'content'> & { readonly content: RecordContent };

/** What a list shows of a record that somebody has written in. */
interface ListedHead {
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by: number | null;
  readonly content: RecordContent | null;
}

export interface Person {
  readonly id: number;
  readonly name: string;
}

/** Reads and writes revisions and what the office knows of the records they belong to. */
export function createRevisionsRepository(db: Database) {
  const ofRecord = ({ collection, id }: RecordKey) =>
    sql<boolean>`collection = ${collection} and record_id = ${id}`;

  const findHead = (key: RecordKey): Promise<RecordHead | undefined> =>
    db.selectFrom('office_record').selectAll().where(ofRecord(key)).executeTakeFirst();

  /** Locks what the office knows of a record until the transaction ends. */
  const lockHead = (key: RecordKey): Promise<RecordHead | undefined> =>
    db.selectFrom('office_record').selectAll().where(ofRecord(key)).forUpdate().executeTakeFirst();

  /** Adds the head of a record that the office meets for the first time; somebody else may have just done so. */
  async function addHead(
    { collection, id }: RecordKey,
    values: Pick<RecordHead, 'title' | 'was_published'> & { updated_at?: Date | undefined },
  ): Promise<void> {
    await db
      .insertInto('office_record')
      .values({ collection, record_id: id, ...values })
      .onConflict((conflict) => conflict.columns(['collection', 'record_id']).doNothing())
      .execute();
  }

  async function updateHead(key: RecordKey, values: Partial<RecordHead>): Promise<void> {
    await db.updateTable('office_record').set(values).where(ofRecord(key)).execute();
  }

  /** Adds a revision and makes it the working one. @returns its id and number */
  async function addRevision(
    key: RecordKey,
    values: { content: RecordContent; createdBy: number | null; title: string; now: Date; raises: boolean },
  ): Promise<{ id: number; number: number; version: number }> {
    const { content, createdBy, title, now, raises } = values;
    const { last_number: number, version } = await db
      .updateTable('office_record')
      .set({
        last_number: sql`last_number + 1`,
        version: sql`version + ${raises ? 1 : 0}`,
        ...{ title, updated_at: now, updated_by: createdBy },
      })
      .where(ofRecord(key))
      .returning(['last_number', 'version'])
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('revision')
      .values({
        ...{ collection: key.collection, record_id: key.id, number, created_by: createdBy, created_at: now },
        content: JSON.stringify(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await updateHead(key, { working_id: id });
    return { id, number, version };
  }

  /** Finds a revision of a record; nothing where it belongs to another. */
  async function findRevision(key: RecordKey, id: number | null): Promise<Revision | undefined> {
    if (id === null) return undefined;
    const query = db.selectFrom('revision').selectAll().select(dayOfReview);
    return query.where(ofRecord(key)).where('id', '=', id).executeTakeFirst();
  }

  /** Lists revisions, newest first, without their contents. */
  const listRevisions = (
    key: RecordKey,
    { limit, before }: { limit: number; before?: number | undefined },
  ): Promise<Omit<Revision, 'content'>[]> =>
    db
      .selectFrom('revision')
      .select([
        ...([
          'id',
          'collection',
          'record_id',
          'number',
          'state',
          'created_at',
          'created_by',
          'note',
        ] as const),
        ...(['reviewer_id', 'submitted_at', 'decided_at', 'decided_by', 'was_approved'] as const),
      ])
      .select(dayOfReview)
      .where(ofRecord(key))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();

  async function setRevision(
    id: number,
    values: Partial<Omit<Revision, 'id' | 'content' | 'state'>> & { state: RevisionState },
  ): Promise<void> {
    await db.updateTable('revision').set(values).where('id', '=', id).execute();
  }

  /** Tells whether an account wrote a revision since the last one that was approved before this one. */
  async function hasWrittenSince(key: RecordKey, accountId: number, revisionId: number): Promise<boolean> {
    const { rows } = await sql`select 1 from revision where ${ofRecord(key)} and created_by = ${accountId}
      and id > coalesce((select max(id) from revision
        where ${ofRecord(key)} and was_approved and id < ${revisionId}), 0) limit 1`.execute(db);
    return rows.length > 0;
  }

  /** Takes away every trace of a record that readers never had; its lines in the change log stay. */
  async function removeRecord(key: RecordKey): Promise<void> {
    await db.deleteFrom('publication_plan').where(ofRecord(key)).execute();
    await db.deleteFrom('edit_lease').where(ofRecord(key)).execute();
    await db.deleteFrom('review_note').where(ofRecord(key)).execute();
    await db.deleteFrom('office_record').where(ofRecord(key)).execute();
    await db.deleteFrom('revision').where(ofRecord(key)).execute();
  }

  /** Lists what the office knows of some records, with the content of their working revisions. */
  async function listWorking(
    collection: string,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, ListedHead>> {
    const { rows } = await sql<ListedHead & { id: number }>`select h.record_id as id, h.version, h.updated_at,
        h.updated_by, w.content from office_record h left join revision w on w.id = h.working_id
      where h.collection = ${collection} and h.record_id = any(${[...ids]}::integer[])`.execute(db);
    return new Map(rows.map(({ id, ...head }) => [id, head]));
  }

  /** Names accounts; one that is gone has no name. */
  async function listPeople(ids: readonly (number | null)[]): Promise<ReadonlyMap<number, Person>> {
    const accountIds = [...new Set(ids.filter((id) => id !== null))];
    const { rows } = await sql<Person>`select person.id, coalesce(
        nullif(trim(a.first_name || ' ' || a.last_name), ''), split_part(a.email, '@', 1), '') as name
      from unnest(${accountIds}::integer[]) as person (id) left join account a on a.id = person.id`.execute(
      db,
    );
    return new Map(rows.map((person) => [person.id, person]));
  }

  /** Lists the accounts that may approve texts. */
  async function listReviewers(): Promise<Person[]> {
    const { rows } = await sql<{ id: number }>`
      select id from account where 'reviewer' = any(roles) and blocked_at is null order by id`.execute(db);
    const people = await listPeople(rows.map(({ id }) => id));
    return rows.flatMap(({ id }) => people.get(id) ?? []);
  }

  /** The author record by which readers are told that an account approved a text. */
  async function findAuthorOf(accountId: number): Promise<number | undefined> {
    const query = db.selectFrom('account').select('author_id').where('id', '=', accountId);
    return (await query.executeTakeFirst())?.author_id ?? undefined;
  }

  return {
    ...{ findHead, lockHead, addHead, updateHead, addRevision, findRevision, listRevisions, setRevision },
    ...{ hasWrittenSince, removeRecord, listWorking, listPeople, listReviewers, findAuthorOf },
  };
}

/** A day is text everywhere: as a `Date` it would shift with the clock of the process. */
const dayOfReview = sql<string | null>`to_char(next_review_at, 'YYYY-MM-DD')`.as('next_review_at');
