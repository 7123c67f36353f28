import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { ApplicationForm, ApplicationKind, ApplicationStatus } from '#shared/contracts/applications.ts';
import type { DeskApplication } from '#shared/contracts/office/words/applications.ts';

export type { Transact, Tx } from '#server/database/transact.ts';
export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;

export interface Application extends ApplicationForm {
  readonly id: number;
  readonly kind: ApplicationKind;
  readonly status: ApplicationStatus;
  readonly created_at: Date;
}

export interface ApplicationFind {
  readonly search: string;
  readonly state?: ApplicationStatus | undefined;
  /** Days of Tbilisi, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const columns = sql`p.id, p.status as state, p.kind, p.name, p.phone, p.profession, p.choices, p.note, p.recommended_id as recommended,
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  (select json_build_object('id', min(r.id), 'title', min(r.title)) from (
      select 'clinic' as kind, id, title, status from clinic union all select 'doctor', id, title, status from doctor) r
    where r.kind = p.kind and r.status <> 'archived' and lower(regexp_replace(r.title, '\\s+', ' ', 'g'))
      = lower(regexp_replace(p.name, '\\s+', ' ', 'g'))
    having count(*) = 1) as record`;

const choiceNames = {
  clinic: { table: 'medicine_branch', name: 'name' },
  doctor: { table: 'clinic', name: 'title' },
} as const;

export function createApplicationsRepository(db: Database) {
  async function addApplication(
    application: ApplicationForm & { kind: ApplicationKind },
    at: Date,
  ): Promise<number> {
    const row = await db
      .insertInto('application')
      .values({ ...application, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Names of the chosen records by id. */
  async function listChoiceNames(
    kind: ApplicationKind,
    ids: readonly string[],
  ): Promise<Map<string, string>> {
    const { table, name } = choiceNames[kind];
    return namesOf(table, name, ids);
  }

  const listProfessionNames = (ids: readonly string[]) => namesOf('profession', 'title', ids);

  async function namesOf(table: string, name: string, ids: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ id: string; name: string }>`select id::text, ${sql.ref(name)} as name
      from ${sql.table(table)} where id = any(${ids.map(Number)}::integer[])`.execute(db);
    return new Map(rows.map((row) => [row.id, row.name]));
  }

  async function listEditors(): Promise<string[]> {
    const { rows } = await sql<{ email: string }>`select email from account
      where 'editor' = any(roles) and blocked_at is null order by id`.execute(db);
    return rows.map(({ email }) => email);
  }

  const newest = db.selectFrom('application').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');

  async function findApplication(id: number): Promise<Application | undefined> {
    return newest.where('id', '=', id).executeTakeFirst();
  }

  async function listApplications(
    status: ApplicationStatus | undefined,
    limit: number,
  ): Promise<Application[]> {
    const query = status === undefined ? newest : newest.where('status', '=', status);
    return query.limit(limit).execute();
  }

  /** @returns whether the application exists */
  async function markApplication(id: number, status: ApplicationStatus): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('application')
      .set({ status })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  const matching = ({ search, from, to }: ApplicationFind) => sql`from application p
    where ${
      search === ''
        ? sql`true`
        : // A short number is that of an application, as the mail about it links to it; a long one is a telephone's.
          /^\d{1,6}$/.test(search)
          ? sql`p.id::text = ${search}`
          : sql`position(${search.toLowerCase()} in lower(concat_ws(' ', p.name, p.phone, p.profession, p.note,
              array_to_string(p.choices, ' ')))) > 0`
    }
      and ${from ? sql`p.created_at >= ${from}::date::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}
      and ${to ? sql`p.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Tbilisi'` : sql`true`}`;

  /** Lists applications for the desk: those that wait first, the newest of each at the top. */
  async function listForDesk(
    find: ApplicationFind,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<DeskApplication[]> {
    const { rows } = await sql<DeskApplication>`select ${columns} ${matching(find)}
        and ${find.state ? sql`p.status = ${find.state}` : sql`true`}
      order by array_position(array['waiting', 'contacted'], p.status), p.created_at desc, p.id desc
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  }

  async function countStates(find: ApplicationFind): Promise<Partial<Record<ApplicationStatus, number>>> {
    const { rows } = await sql<{ status: ApplicationStatus; total: number }>`
      select p.status, count(*)::integer as total ${matching(find)} group by p.status`.execute(db);
    return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
  }

  async function findForDesk(id: number): Promise<DeskApplication | undefined> {
    const { rows } = await sql<DeskApplication>`
      select ${columns} from application p where p.id = ${id}`.execute(db);
    return rows[0];
  }

  /** Locks an application until the transaction ends. */
  async function lock(id: number): Promise<void> {
    await db.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute();
  }

  async function updateApplication(
    id: number,
    values: { status?: ApplicationStatus; note?: string; recommended_id?: number },
  ): Promise<void> {
    await db.updateTable('application').set(values).where('id', '=', id).execute();
  }

  return {
    ...{ listForDesk, countStates, findForDesk, lock, updateApplication },
    addApplication,
    listChoiceNames,
    listProfessionNames,
    listEditors,
    findApplication,
    listApplications,
    markApplication,
  };
}
