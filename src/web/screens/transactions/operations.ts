import type { Operation } from '#shared/collections/operation.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { strictClient } from '#web/data/browser-clients.ts';
import { listEveryPage } from '#web/data/list-every-page.ts';

export type OperationRecord = Omit<Operation, 'currency'>;
export type OperationKind = OperationRecord['kind'];

export const kinds = Object.keys(text.transactions.kinds) as OperationKind[];

const fields = [
  'id',
  'kind',
  'method',
  'title',
  'amount',
  'paid',
  'balance_after',
  'status',
  'created_at',
] as const;

const queryOf = (kind: OperationKind | undefined) => ({
  ...(kind ? { find: { kind } } : {}),
  fields,
  sort: '-created_at',
});

interface OperationQuery {
  readonly kind: OperationKind | undefined;
  readonly page: number;
  readonly limit: number;
}

export const listOperations = ({ kind, page, limit }: OperationQuery) =>
  strictClient.list<readonly OperationRecord[]>('operation', { ...queryOf(kind), page, limit }, []);

/** Loads all operations of a kind, or of all kinds. */
export const listAllOperations = (kind: OperationKind | undefined): Promise<OperationRecord[]> =>
  listEveryPage(strictClient, 'operation', queryOf(kind));

/**
 * Writes operations as CSV for spreadsheets: amounts as numbers with a decimal point, and a byte order mark that
 * identifies UTF-8.
 */
export function writeCsv(operations: readonly OperationRecord[]): string {
  const { transactions: columns } = text;
  const head = [
    columns.date,
    columns.filter,
    columns.what,
    columns.method,
    columns.amount,
    columns.paid,
    columns.after,
    columns.status,
  ];
  const rows = operations.map((operation) => [
    formatMoment(operation.created_at),
    columns.kinds[operation.kind],
    operation.title,
    columns.methods[operation.method],
    operation.amount,
    operation.paid,
    operation.balance_after ?? '',
    columns.statuses[operation.status],
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quotes a cell. Except for numbers, values that a spreadsheet would run as a formula get an apostrophe in front. */
function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-?\d+\.\d{2}$/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
