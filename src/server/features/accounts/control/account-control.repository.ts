import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { createRevisionsRepository } from '#server/records/revisions/revisions.repository.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import type { accountFilters, accountStates } from '#shared/contracts/office/accounts.ts';
import type { AccountSummary } from '../accounts.repository.ts';
import { createSessionsRepository } from '../sessions/sessions.repository.ts';

export type ControlRepository = ReturnType<typeof createControlRepository>;

type AccountState = (typeof accountStates)[number];
type AccountFilter = (typeof accountFilters)[number];

export interface AccountQuery {
  readonly search: string;
  readonly state?: AccountFilter | undefined;
  /** Days of Tbilisi on which it was made, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly roles: Role[];
  readonly consultant: number | null;
  readonly author: number | null;
  readonly state: AccountState;
  readonly confirmed: boolean;
  readonly created_at: Date;
  readonly blocked_at: Date | null;
  readonly used_at: Date | null;
  readonly has_code: boolean;
  readonly closed_until: Date | null;
  readonly passkeys: number;
  readonly balance: string;
}

/** The records that readers know an account of the staff by. */
export interface StaffRecords {
  readonly consultant_id: number | null;
  readonly author_id: number | null;
}

/** Reads and changes accounts for those who run the portal. */
export function createControlRepository(db: Database, hasMoney: (accountId: number) => Promise<boolean>) {
  const state = sql`case when a.blocked_at is not null then 'blocked' when a.email_verified_at is null then 'unconfirmed'
    else 'active' end`;

  const filterOf = ({ search, state: chosen, from, to }: AccountQuery): RawBuilder<unknown> => {
    const words = search.toLowerCase();
    const conditions = [
      words === ''
        ? sql`true`
        : sql`(position(${words} in a.email) > 0 or position(${words} in lower(a.first_name || ' ' || a.last_name)) > 0
            or a.id::text = ${words})`,
      from ? sql`a.created_at >= ${from}::timestamp at time zone 'Asia/Tbilisi'` : sql`true`,
      to ? sql`a.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Tbilisi'` : sql`true`,
      chosen === undefined
        ? sql`true`
        : chosen === 'staff'
          ? sql`a.roles <> '{}'`
          : sql`${state} = ${chosen}`,
    ];
    return sql.join(conditions, sql` and `);
  };

  const readRows = async (which: RawBuilder<unknown>): Promise<AccountRow[]> => {
    const { rows } =
      await sql<AccountRow>`select a.id, a.email, a.roles, a.consultant_id as consultant, a.author_id as author,
        ${state} as state, a.email_verified_at is not null as confirmed, a.created_at, a.blocked_at,
        (select max(used_at) from account_session where account_id = a.id) as used_at,
        factor.account_id is not null as has_code, factor.closed_until,
        (select count(*)::integer from account_passkey where account_id = a.id) as passkeys,
        coalesce(wallet.balance, 0)::text as balance
      from account a left join account_two_factor factor on factor.account_id = a.id
      left join ledger_account wallet on wallet.owner_id = a.id
      where ${which}`.execute(db);
    return rows;
  };

  /** Lists accounts, newest first. */
  const listRows = (query: AccountQuery, { limit, offset }: { limit: number; offset: number }) =>
    readRows(sql`${filterOf(query)} order by a.id desc limit ${limit} offset ${offset}`);

  const findRow = async (id: number): Promise<AccountRow | undefined> =>
    (await readRows(sql`a.id = ${id}`))[0];

  /** Counts accounts in each state, and the staff, whatever state is asked for. */
  async function countRows({ state: _, ...query }: AccountQuery): Promise<Record<AccountFilter, number>> {
    const { rows } = await sql<Record<AccountFilter, number>>`select
        count(*) filter (where ${state} = 'active')::integer as active,
        count(*) filter (where ${state} = 'unconfirmed')::integer as unconfirmed,
        count(*) filter (where ${state} = 'blocked')::integer as blocked,
        count(*) filter (where a.roles <> '{}')::integer as staff
      from account a where ${filterOf(query)}`.execute(db);
    return rows[0] ?? { active: 0, unconfirmed: 0, blocked: 0, staff: 0 };
  }

  /** Reads an account and locks it until the transaction ends. */
  async function lockAccount(id: number): Promise<(AccountSummary & StaffRecords) | undefined> {
    return db
      .selectFrom('account')
      .select([
        'id',
        'email',
        'roles',
        'created_at',
        'email_verified_at',
        'blocked_at',
        'consultant_id',
        'author_id',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  /** Lists who can give rights and locks them: two admins cannot take each other's at once. */
  async function lockAdmins(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select id from account
      where 'admin' = any(roles) and blocked_at is null order by id for update`.execute(db);
    return rows.map(({ id }) => id);
  }

  const hasRecord = async (collection: 'author' | 'consultant', id: number): Promise<boolean> =>
    (await db.selectFrom(collection).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

  return {
    ...{ listRows, findRow, countRows, lockAccount, lockAdmins, hasMoney, hasRecord },
    listSessions: createSessionsRepository(db).listSessions,
    endSessions: createSessionsRepository(db).endAll,
    listPeople: createRevisionsRepository(db).listPeople,
    appendChanges: createChangeLogRepository(db).appendChanges,
  };
}
