import { refusal } from '#server/records/revisions/refusals.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import { fault } from '#shared/collections/record-faults.ts';
import type { BookAccount } from '#shared/contracts/office/books.ts';
import { formatGel } from '#shared/money/tetri.ts';
import type { AuditRepository } from './audit.repository.ts';
import type { BooksRepository, JournalRow, Span } from './books.repository.ts';

export type Books = ReturnType<typeof createBooks>;

interface DaySpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const maxDisagreeing = 100;
const partSize = 1_000;

/** The desk `books`: the ledger as an accountant reads it. */
export function createBooks({
  books,
  audit,
  now,
}: {
  readonly books: BooksRepository;
  readonly audit: AuditRepository;
  readonly now: () => number;
}) {
  /** The month to date unless days are asked for. @throws Problem 400 at `to` */
  function spanOf({ from, to = todayAt(now()) }: DaySpan): Span {
    const span = { from: from ?? `${to.slice(0, 8)}01`, to };
    if (span.from > span.to) throw refusal([fault('to', 'ends_before_start')]);
    return span;
  }

  async function listBooks(query: DaySpan) {
    const span = spanOf(query);
    const [accounts, days, findings, disagreements, comparedAt] = await Promise.all([
      listAccounts(span),
      books.sumDays(undefined, span),
      audit.listFindings(),
      books.listDisagreeing(maxDisagreeing),
      books.findLastComparison(),
    ]);
    return {
      ...span,
      accounts,
      by_day: days.map(({ day, credits }) => ({ day, moved: formatGel(credits) })),
      findings,
      disagreements: disagreements.map(({ disagreement: what, ...order }) => ({
        ...order,
        what,
        amount: formatGel(order.amount),
        refunded: formatGel(order.refunded),
        compared_at: order.compared_at.toISOString(),
      })),
      compared_at: comparedAt?.toISOString() ?? null,
    };
  }

  /** The balance sheet: the last line is the sum of all accounts, which closes at zero. */
  async function listAccounts(query: DaySpan) {
    const lines = await books.sumAccounts(spanOf(query));
    const sum = (name: 'opening' | 'debits' | 'credits') =>
      lines.reduce((total, line) => total + line[name], 0);
    const all = {
      account: 'total' as const,
      opening: sum('opening'),
      debits: sum('debits'),
      credits: sum('credits'),
    };
    return [...lines, all].map(({ account, opening, debits, credits }) => ({
      account,
      opening: formatGel(opening),
      debits: formatGel(-debits),
      credits: formatGel(credits),
      closing: formatGel(opening + debits + credits),
    }));
  }

  async function listJournal({
    account,
    page,
    limit,
    ...query
  }: DaySpan & {
    readonly account?: BookAccount | undefined;
    readonly page: number;
    readonly limit: number;
  }) {
    const span = spanOf(query);
    const [total, rows, days] = await Promise.all([
      books.countEntries(account, span),
      books.listEntries(account, span, { limit, offset: (page - 1) * limit, isNewestFirst: true }),
      books.sumDays(account, span),
    ]);
    return {
      ...span,
      total,
      rows: rows.map(presentEntry),
      by_day: days.map(({ day, debits, credits }) => ({
        day,
        debits: formatGel(-debits),
        credits: formatGel(credits),
      })),
    };
  }

  /** The journal for a table, oldest first, read in parts. */
  async function* readJournal({
    account,
    ...query
  }: DaySpan & { readonly account?: BookAccount | undefined }) {
    const span = spanOf(query);
    for (let after: JournalRow | undefined; ; ) {
      const rows = await books.listEntries(account, span, { limit: partSize, after, isNewestFirst: false });
      yield rows.map(presentEntry);
      after = rows.at(-1);
      if (rows.length < partSize) return;
    }
  }

  return { spanOf, listBooks, listAccounts, listJournal, readJournal };
}

const presentEntry = ({ posting, at, kind, account, owner, amount, reason }: JournalRow) => ({
  posting,
  at: at.toISOString(),
  kind,
  account,
  owner,
  amount: formatGel(amount),
  reason,
});
