import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { ApplicationGiven, ApplicationKind, ApplicationStatus } from '#shared/contracts/applications.ts';

export type ApplicationsRepository = ReturnType<typeof createApplicationsRepository>;

export interface Application extends ApplicationGiven {
  readonly id: number;
  readonly kind: ApplicationKind;
  readonly status: ApplicationStatus;
  readonly created_at: Date;
}

const choiceNames = {
  clinic: { table: 'medicine_branch', name: 'name' },
  doctor: { table: 'clinic', name: 'title' },
} as const;

export function createApplicationsRepository(db: Database) {
  /** Keeps an application and puts a mail about it in line for each recipient: both or neither. */
  async function addApplication(
    given: ApplicationGiven & { kind: ApplicationKind },
    { recipients, at }: { recipients: readonly string[]; at: Date },
  ): Promise<number> {
    return db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('application')
        .values({ ...given, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      const facts = JSON.stringify({ application: id });
      if (recipients.length > 0)
        await transaction
          .insertInto('mail')
          .values(
            recipients.map((recipient) => ({
              kind: 'application',
              recipient,
              facts,
              due_at: at,
              created_at: at,
            })),
          )
          .execute();
      return id;
    });
  }

  /** Names of what was chosen, by the id as it was sent. */
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
    const asked = status === undefined ? newest : newest.where('status', '=', status);
    return asked.limit(limit).execute();
  }

  /** @returns whether there is such an application. */
  async function markApplication(id: number, status: ApplicationStatus): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('application')
      .set({ status })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    addApplication,
    listChoiceNames,
    listProfessionNames,
    listEditors,
    findApplication,
    listApplications,
    markApplication,
  };
}
