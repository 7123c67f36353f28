import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { BookAccount, Disagreement } from '#shared/contracts/office/books.ts';

export type BooksRepository = ReturnType<typeof createBooksRepository>;

/** Days of Tbilisi, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Sums of one account of the books in tetri: credits above zero, debits as they were booked, below it. */
export interface AccountSums {
  readonly account: BookAccount;
  readonly opening: number;
  readonly debits: number;
  readonly credits: number;
}

export interface DaySums {
  readonly day: string;
  readonly debits: number;
  readonly credits: number;
}

export interface JournalRow {
  readonly id: number;
  readonly posting: number;
  readonly at: Date;
  readonly kind: string;
  readonly account: BookAccount;
  /** Whose wallet; null of the portal's own accounts and of readers that are gone. */
  readonly owner: number | null;
  readonly amount: number;
  readonly reason: string;
}

export interface DisagreeingOrder {
  readonly id: number;
  readonly code: string;
  readonly amount: number;
  readonly refunded: number;
  readonly state: string;
  readonly bank_state: string | null;
  readonly disagreement: Disagreement;
  readonly compared_at: Date;
}

/** The wallets of all readers are one account of the books. */
const accountOfBooks = sql`case when a.is_wallet then 'wallets' else a.name end`;

// Tbilisi is four hours ahead of UTC all year.
const startOf = (day: string) => sql`((${day}::date - interval '4 hours') at time zone 'UTC')`;
const endOf = (day: string) => sql`((${day}::date + interval '20 hours') at time zone 'UTC')`;
const within = ({ from, to }: Span): RawBuilder<unknown> =>
  sql`t.created_at >= ${startOf(from)} and t.created_at < ${endOf(to)}`;

/** Reads the journal as books: by account, by day, posting by posting. */
export function createBooksRepository(db: Database) {
  async function sumAccounts({ from, to }: Span): Promise<AccountSums[]> {
    const { rows } = await sql<AccountSums>`
      select ${accountOfBooks} as account,
        coalesce(sum(e.amount) filter (where t.created_at < ${startOf(from)}), 0)::float8 as opening,
        coalesce(sum(e.amount) filter (where ${within({ from, to })} and e.amount < 0), 0)::float8 as debits,
        coalesce(sum(e.amount) filter (where ${within({ from, to })} and e.amount > 0), 0)::float8 as credits
      from ledger_account a
      left join ledger_entry e on e.ledger_account_id = a.id
      left join ledger_transaction t on t.id = e.transaction_id
      group by 1 order by 1`.execute(db);
    return rows;
  }

  /** Sums the days on which the account, or any, was moved. */
  async function sumDays(account: BookAccount | undefined, span: Span): Promise<DaySums[]> {
    const { rows } = await sql<DaySums>`
      select to_char(t.created_at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD') as day,
        coalesce(sum(e.amount) filter (where e.amount < 0), 0)::float8 as debits,
        coalesce(sum(e.amount) filter (where e.amount > 0), 0)::float8 as credits
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.ledger_account_id
      where ${within(span)} and ${ofAccount(account)} group by 1 order by 1`.execute(db);
    return rows;
  }

  const ofAccount = (account: BookAccount | undefined) =>
    account === undefined ? sql`true` : sql`${accountOfBooks} = ${account}`;

  async function countEntries(account: BookAccount | undefined, span: Span): Promise<number> {
    const { rows } = await sql<{ total: number }>`select count(*)::integer as total
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.ledger_account_id
      where ${within(span)} and ${ofAccount(account)}`.execute(db);
    return rows[0]?.total ?? 0;
  }

  /** Lists entries in the order they were booked, newest first where `isNewestFirst`. */
  async function listEntries(
    account: BookAccount | undefined,
    span: Span,
    page: {
      readonly limit: number;
      readonly offset?: number;
      readonly isNewestFirst: boolean;
      /** Only what was booked after this entry: the next part of a table. */
      readonly after?: Pick<JournalRow, 'posting' | 'id'> | undefined;
    },
  ): Promise<JournalRow[]> {
    const direction = page.isNewestFirst ? sql`desc` : sql`asc`;
    const { after, offset = 0 } = page;
    const isNext = after ? sql`(t.id, a.id) > (${after.posting}, ${after.id})` : sql`true`;
    const { rows } = await sql<JournalRow>`
      select t.id as posting, a.id as id, t.created_at as at, t.kind, ${accountOfBooks} as account, a.owner_id as owner,
        e.amount::float8 as amount, t.reason
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.ledger_account_id
      where ${within(span)} and ${ofAccount(account)} and ${isNext}
      order by t.id ${direction}, a.id limit ${page.limit} offset ${offset}`.execute(db);
    return rows;
  }

  async function listDisagreeing(most: number): Promise<DisagreeingOrder[]> {
    const { rows } = await sql<DisagreeingOrder>`
      select id, code, amount::float8 as amount, refunded::float8 as refunded, state, bank_state, disagreement, compared_at
      from payment_order where disagreement is not null order by id desc limit ${most}`.execute(db);
    return rows;
  }

  /** When an order was last compared with its bank. */
  async function findLastComparison(): Promise<Date | undefined> {
    const row = await db
      .selectFrom('payment_order')
      .select(({ fn }) => fn.max('compared_at').as('at'))
      .executeTakeFirst();
    return row?.at ?? undefined;
  }

  return { sumAccounts, sumDays, countEntries, listEntries, listDisagreeing, findLastComparison };
}
