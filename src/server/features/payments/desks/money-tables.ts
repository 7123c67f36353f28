import type { ExportTable } from '#shared/contracts/office/export-table.ts';
import { booksText } from '#shared/language/ka/office/books.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import { operationsText, ordersText, tableText as text } from '#shared/language/ka/office/money.ts';

/** The tables that an accountant takes from the desks of money. */

const account = [
  { name: 'account', heading: text.account, kind: 'number' },
  { name: 'name', heading: text.name },
  { name: 'email', heading: text.email },
] as const;

export const ordersTable: ExportTable = {
  name: 'orders',
  title: deskNames.orders,
  columns: [
    { name: 'id', heading: '№', kind: 'number' },
    { name: 'code', heading: ordersText.columns.code },
    { name: 'created_at', heading: ordersText.columns.created, kind: 'instant' },
    { name: 'bank', heading: ordersText.columns.bank, words: ordersText.banks },
    ...account,
    { name: 'kind', heading: ordersText.columns.kind, words: ordersText.kinds },
    { name: 'question', heading: text.question, kind: 'number' },
    { name: 'amount', heading: ordersText.amount, kind: 'money' },
    { name: 'refunded', heading: text.refunded, kind: 'money' },
    { name: 'state', heading: ordersText.columns.state, words: ordersText.states },
    { name: 'settled_at', heading: ordersText.settled, kind: 'instant' },
    { name: 'bank_state', heading: ordersText.columns.bankState },
    { name: 'bank_seen_at', heading: ordersText.bankSeen, kind: 'instant' },
    { name: 'bank_order', heading: ordersText.bankOrder },
    { name: 'bank_payment', heading: ordersText.bankPayment },
  ],
};

export const operationsTable: ExportTable = {
  name: 'operations',
  title: deskNames.operations,
  columns: [
    { name: 'id', heading: '№', kind: 'number' },
    { name: 'created_at', heading: operationsText.columns.created, kind: 'instant' },
    ...account,
    { name: 'kind', heading: operationsText.columns.kind, words: operationsText.kinds },
    { name: 'method', heading: text.method, words: { ...text.methods, ...ordersText.banks } },
    { name: 'title', heading: text.title },
    { name: 'amount', heading: operationsText.amount, kind: 'money' },
    { name: 'paid', heading: text.paid, kind: 'money' },
    { name: 'balance_after', heading: text.balanceAfter, kind: 'money' },
    { name: 'status', heading: operationsText.columns.state, words: operationsText.states },
    { name: 'order', heading: text.order },
    { name: 'reason', heading: operationsText.reason },
    { name: 'asked_by', heading: text.askedBy },
    { name: 'decided_by', heading: text.decidedBy },
  ],
};

const books = booksText.accounts;

export const balanceSheetTable: ExportTable = {
  name: 'balance-sheet',
  title: booksText.sheet,
  columns: [
    { name: 'account', heading: booksText.columns.account, words: { ...books, total: booksText.total } },
    { name: 'opening', heading: booksText.columns.opening, kind: 'money' },
    { name: 'debits', heading: booksText.columns.debits, kind: 'money' },
    { name: 'credits', heading: booksText.columns.credits, kind: 'money' },
    { name: 'closing', heading: booksText.columns.closing, kind: 'money' },
  ],
};

export const journalTable: ExportTable = {
  name: 'journal',
  title: booksText.journal,
  columns: [
    { name: 'posting', heading: booksText.entry.posting, kind: 'number' },
    { name: 'at', heading: booksText.entry.at, kind: 'instant' },
    { name: 'kind', heading: booksText.entry.kind, words: booksText.kinds },
    { name: 'account', heading: booksText.entry.account, words: books },
    { name: 'owner', heading: text.account, kind: 'number' },
    { name: 'amount', heading: booksText.entry.amount, kind: 'money' },
    { name: 'reason', heading: text.reason },
  ],
};
