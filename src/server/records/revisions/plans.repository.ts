import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { PublicationPlanTable } from '#server/database/tables/office.ts';
import type { RecordKey } from './revisions.repository.ts';

export type PlansRepository = ReturnType<typeof createPlansRepository>;
export type Plan = Selectable<PublicationPlanTable>;

/** Something that is planned, with the count of all. */
interface ListedPlan {
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  readonly act: 'publish' | 'unpublish';
  readonly at: Date;
  readonly failure: string | null;
  readonly total: number;
}

/** Reads and writes when revisions go out and are taken back, and who is writing in which record. */
export function createPlansRepository(db: Database) {
  const ofRecord = ({ collection, id }: RecordKey) =>
    sql<boolean>`collection = ${collection} and record_id = ${id}`;

  const findPlan = (key: RecordKey): Promise<Plan | undefined> =>
    db.selectFrom('publication_plan').selectAll().where(ofRecord(key)).executeTakeFirst();

  async function savePlan(
    { collection, id }: RecordKey,
    plan: Omit<Plan, 'collection' | 'record_id' | 'failure'>,
  ): Promise<void> {
    const values = { ...plan, failure: null };
    await db
      .insertInto('publication_plan')
      .values({ collection, record_id: id, ...values })
      .onConflict((conflict) => conflict.columns(['collection', 'record_id']).doUpdateSet(values))
      .execute();
  }

  async function removePlan(key: RecordKey): Promise<void> {
    await db.deleteFrom('publication_plan').where(ofRecord(key)).execute();
  }

  /** Keeps why a plan failed. @returns who made it; undefined if it had failed before or is gone */
  async function failPlan(
    key: RecordKey,
    failure: string,
  ): Promise<{ readonly created_by: number | null } | undefined> {
    const plan = db.updateTable('publication_plan').set({ failure }).where(ofRecord(key));
    return plan.where('failure', 'is', null).returning('created_by').executeTakeFirst();
  }

  const isDue = (now: Date) => sql<boolean>`failure is null and (
    (not is_published and publish_at <= ${now}) or (is_published and unpublish_at <= ${now}))`;

  /** Lists the records whose plan has something to do now. */
  async function listDue(now: Date): Promise<RecordKey[]> {
    const query = db.selectFrom('publication_plan').select(['collection', 'record_id as id']);
    return query.where(isDue(now)).orderBy('publish_at').limit(100).execute();
  }

  /** When the next plan has something to do. */
  async function findNextDue(): Promise<Date | undefined> {
    const { rows } = await sql<{ at: Date | null }>`select min(at) as at from (
      select min(publish_at) as at from publication_plan where not is_published and failure is null
      union all
      select min(unpublish_at) from publication_plan where is_published and failure is null) as next`.execute(
      db,
    );
    return rows[0]?.at ?? undefined;
  }

  /** Lists what is planned in some collections: what failed first, then by its moment. */
  async function listPlans(collections: readonly string[], limit: number): Promise<ListedPlan[]> {
    const { rows } = await sql<ListedPlan>`
      select p.collection, p.record_id as id, coalesce(h.title, '') as title, p.failure,
        case when p.is_published then 'unpublish' else 'publish' end as act,
        case when p.is_published then p.unpublish_at else p.publish_at end as at, count(*) over ()::integer as total
      from publication_plan p left join office_record h on h.collection = p.collection and h.record_id = p.record_id
      where p.collection = any(${[...collections]}::text[])
      order by p.failure is null, at, p.collection, p.record_id limit ${limit}`.execute(db);
    return rows;
  }

  /** Finds who is writing in a record. */
  async function findLease(
    key: RecordKey,
    now: Date,
  ): Promise<{ accountId: number; expiresAt: Date } | undefined> {
    const query = db.selectFrom('edit_lease').select(['account_id as accountId', 'expires_at as expiresAt']);
    return query.where(ofRecord(key)).where('expires_at', '>', now).executeTakeFirst();
  }

  /** Lists who is writing in which of some records. */
  async function listLeases(
    collection: string,
    ids: readonly number[],
    now: Date,
  ): Promise<ReadonlyMap<number, number>> {
    const { rows } = await sql<{ id: number; accountId: number }>`
      select record_id as id, account_id as "accountId" from edit_lease
      where collection = ${collection} and record_id = any(${[...ids]}::integer[]) and expires_at > ${now}`.execute(
      db,
    );
    return new Map(rows.map(({ id, accountId }) => [id, accountId]));
  }

  /** Gives the lease to an account where nobody else has it; `isForced` takes it from whoever has. */
  async function takeLease(
    { collection, id }: RecordKey,
    { accountId, now, until, isForced }: { accountId: number; now: Date; until: Date; isForced: boolean },
  ): Promise<void> {
    await sql`insert into edit_lease as held (collection, record_id, account_id, expires_at)
      values (${collection}, ${id}, ${accountId}, ${until})
      on conflict (collection, record_id) do update set account_id = ${accountId}, expires_at = ${until}
      where ${isForced} or held.account_id = ${accountId} or held.expires_at <= ${now}`.execute(db);
  }

  async function giveLease(key: RecordKey, accountId: number): Promise<void> {
    await db.deleteFrom('edit_lease').where(ofRecord(key)).where('account_id', '=', accountId).execute();
  }

  return {
    ...{ findPlan, savePlan, removePlan, failPlan, listDue, findNextDue, listPlans },
    ...{ findLease, listLeases, takeLease, giveLease },
  };
}
