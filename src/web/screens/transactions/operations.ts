import type { Operation } from '#shared/collections/operation.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { payments as text } from '#shared/language/ka/payments.ts';
import { listAll } from '#web/data/list-all.ts';
import { ownData } from '#web/data/own-data.ts';

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

interface Asked {
  readonly kind: OperationKind | undefined;
  readonly page: number;
  readonly limit: number;
}

export const listOperations = ({ kind, page, limit }: Asked) =>
  ownData.list<readonly OperationRecord[]>('operation', { ...queryOf(kind), page, limit }, []);

/** Everything of that kind. */
export const listAllOperations = (kind: OperationKind | undefined): Promise<OperationRecord[]> =>
  listAll(ownData, 'operation', queryOf(kind));

/** A file for spreadsheets: amounts with a point, as numbers; the mark at its beginning tells them that it is UTF-8. */
export function writeCsv(operations: readonly OperationRecord[]): string {
  const { transactions: say } = text;
  const head = [say.date, say.filter, say.what, say.method, say.amount, say.paid, say.after, say.status];
  const rows = operations.map((one) => [
    formatMoment(one.created_at),
    say.kinds[one.kind],
    one.title,
    say.methods[one.method],
    one.amount,
    one.paid,
    one.balance_after ?? '',
    say.statuses[one.status],
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Quoted, and never a formula: a spreadsheet runs what begins like one, numbers aside. */
function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(value) && !/^-?\d+\.\d{2}$/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
