import { z } from 'zod';
import { day, gel, instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, exportFormat } from './desk-parts.ts';

/** The desk `books`: the ledger read as books. It is the project's own, beside those of OFFICE.md. */

/** Accounts of the books: the portal's own, and the wallets of all readers as one. */
export const bookAccounts = [
  'wallets',
  'held',
  'clearing:cartu',
  'clearing:bog',
  'revenue:question',
  'revenue:package',
  'refunds',
  'discount',
  'receivable',
  'suspense',
  'adjustments',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** What does not agree between an order and what its bank says of it. */
export const disagreements = [
  'unknown_at_bank',
  'paid_at_bank',
  'not_paid_at_bank',
  'other_amount',
  'other_refund',
] as const;
export type Disagreement = (typeof disagreements)[number];

const span = {
  from: day.optional(),
  to: day.optional(),
  format: exportFormat.default('json'),
};

export const listBooks = defineCall({
  ...deskCall('books', 'list'),
  path: '/api/office/books/list/',
  summary:
    'Read the balance sheet of days, of this month unless said, with what the audit and the banks do not agree to; or its accounts as a table (CSV, XLSX)',
  request: z.object(span),
  answer: z.object({
    from: day,
    to: day,
    /** The last is `total`, the sum of all, which opens and closes at zero. */
    accounts: z.array(
      z.object({
        account: z.enum([...bookAccounts, 'total']),
        opening: gel,
        debits: gel,
        credits: gel,
        closing: gel,
      }),
    ),
    by_day: z.array(z.object({ day, moved: gel })),
    /** Rules of the books that are broken; none in good order. */
    findings: z.array(z.object({ rule: z.string(), subject: z.string(), detail: z.string() })),
    /** Orders that Bank of Georgia tells otherwise. */
    disagreements: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        amount: gel,
        refunded: gel,
        state: z.string(),
        bank_state: z.string().nullable(),
        what: z.enum(disagreements),
        compared_at: instant,
      }),
    ),
    /** When an order was last compared with its bank. */
    compared_at: instant.nullable(),
  }),
});

export const listJournal = defineCall({
  ...deskCall('books', 'journal'),
  path: '/api/office/books/journal/',
  summary:
    'Read the journal of an account or of all, by day and entry by entry; or all its entries as a table (CSV, XLSX)',
  request: z.object({
    ...span,
    account: z.enum(bookAccounts).optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(100).default(50),
  }),
  answer: z.object({
    from: day,
    to: day,
    total: z.int(),
    rows: z.array(
      z.object({
        posting: z.int(),
        at: instant,
        kind: z.string(),
        account: z.enum(bookAccounts),
        /** The account of the reader whose wallet it is. */
        owner: z.int().nullable(),
        amount: gel,
        reason: z.string(),
      }),
    ),
    by_day: z.array(z.object({ day, debits: gel, credits: gel })),
  }),
});
