import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** A violation found by the audit: the rule and its subject. */
export interface Finding {
  readonly rule: string;
  readonly subject: string;
  readonly detail: string;
}

/** The audit's rules by name, each a query for violations. */
const rules: Readonly<Record<string, ReturnType<typeof sql<{ subject: string; detail: string }>>>> = {
  posting_sums_to_zero: sql`
    select transaction_id::text as subject, sum(amount)::text as detail from ledger_entry
    group by transaction_id having sum(amount) <> 0 or count(*) < 2`,
  posting_has_entries: sql`
    select id::text as subject, key as detail from ledger_transaction t
    where not exists (select from ledger_entry where transaction_id = t.id)`,
  wallet_balance_is_its_entries: sql`
    select account.name as subject, concat(account.balance, ' instead of ', coalesce(sum(entry.amount), 0)) as detail
    from ledger_account account left join ledger_entry entry on entry.ledger_account_id = account.id
    where account.is_wallet group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`,
  wallet_is_what_its_owner_reads: sql`
    select account.name as subject, concat(account.balance, ' instead of ', coalesce(read.total, 0)) as detail
    from ledger_account account
    left join (select account_id, sum(amount) as total from operation where status in ('held', 'done') group by account_id) read
      on read.account_id = account.owner_id
    where account.owner_id is not null and account.balance <> coalesce(read.total, 0)`,
  held_is_what_is_held: sql`
    select 'held' as subject, concat(booked.total, ' instead of ', open.total) as detail
    from (select coalesce(sum(amount), 0) as total from ledger_entry
      where ledger_account_id = (select id from ledger_account where name = 'held')) booked,
      (select coalesce(sum(amount), 0) as total from ledger_hold where state = 'held') open
    where booked.total <> open.total`,
  paid_order_has_one_posting: sql`
    select o.code as subject, o.state as detail from payment_order o
    where (o.state in ('paid', 'refund_pending', 'partially_refunded', 'refunded'))
      <> exists (select from ledger_transaction where key = concat('settle:', o.provider, ':', o.id))`,
  settlement_has_its_order: sql`
    select t.key as subject, t.kind as detail from ledger_transaction t
    where t.key like 'settle:%' and not exists (
      select from payment_order o where t.key = concat('settle:', o.provider, ':', o.id))`,
  refunds_are_booked: sql`
    select o.code as subject, concat(o.refunded, ' instead of ', coalesce(booked.total, 0)) as detail
    from payment_order o left join (
      select split_part(t.key, ':', 3)::integer as order_id, sum(entry.amount) as total
      from ledger_transaction t join ledger_entry entry on entry.transaction_id = t.id
      join ledger_account account on account.id = entry.ledger_account_id and account.name like 'clearing:%'
      where t.key like 'refund:%' group by 1) booked on booked.order_id = o.id
    where o.refunded <> coalesce(booked.total, 0)`,
  held_question_is_open: sql`
    select hold.id::text as subject, coalesce(question.status, 'no question') as detail
    from ledger_hold hold left join question on question.id = hold.question_id
    where hold.state = 'held' and (question.status is null or question.status not in ('open', 'claimed'))`,
  open_question_is_held: sql`
    select question.id::text as subject, question.status as detail from question
    where question.status in ('open', 'claimed') and question.account_id is not null
      and not exists (select from ledger_hold where question_id = question.id and state = 'held')`,
};

export type AuditRepository = ReturnType<typeof createAuditRepository>;

/** Audits the books. @returns all violations, at most twenty per rule */
export function createAuditRepository(db: Database) {
  return {
    listFindings: async (): Promise<Finding[]> => {
      const findings: Finding[] = [];
      for (const [rule, query] of Object.entries(rules)) {
        const { rows } = await sql<{ subject: string; detail: string }>`${query} limit 20`.execute(db);
        findings.push(...rows.map((row) => ({ rule, ...row })));
      }
      return findings;
    },
  };
}
