import { inOnePart, sendTable } from '#server/http/exports/send-export.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import { listBooks, listJournal } from '#shared/contracts/office/books.ts';
import {
  adjustBalance,
  confirmMoneyAct,
  declineMoneyAct,
  exportOperations,
  exportOrders,
  listOperations,
  listOrders,
  refundOrder,
  settleOrder,
} from '#shared/contracts/office/money.ts';
import type { Books } from '../books/books.service.ts';
import { attemptOf } from '../read-call.ts';
import type { MoneyActs } from './money-acts.service.ts';
import type { MoneyDesks } from './money-desks.service.ts';
import { balanceSheetTable, journalTable, operationsTable, ordersTable } from './money-tables.ts';

interface MoneyOffice {
  readonly desks: MoneyDesks;
  readonly acts: MoneyActs;
  readonly books: Books;
}

/** The desks of money. Forms are parsed under the idempotency key, so that a refusal of the form is stored too. */
export function installMoneyDesks(register: RegisterCall, { desks, acts, books }: MoneyOffice): void {
  register(listOrders, ({ input }) => desks.listOrders(input));
  register(listOperations, ({ input }) => desks.listOperations(input));
  register(exportOrders, ({ input: { format, ...query }, reply }) =>
    sendTable(reply, format, ordersTable, desks.readOrders(query)),
  );
  register(exportOperations, ({ input: { format, ...query }, reply }) =>
    sendTable(reply, format, operationsTable, desks.readOperations(query)),
  );
  register(settleOrder, (call) => acts.settle({ ...attemptOf(call), readForm: () => call.input }));
  register(refundOrder, (call) => acts.refund({ ...attemptOf(call), readForm: () => call.input }));
  register(adjustBalance, (call) => {
    const readForm = () => call.inputBeside(acts.refuseNoAccount);
    return acts.adjust({ ...attemptOf(call), readForm });
  });
  register(confirmMoneyAct, (call) => acts.confirm({ ...attemptOf(call), readForm: () => call.input }));
  register(declineMoneyAct, (call) => acts.decline({ ...attemptOf(call), readForm: () => call.input }));
  register(listBooks, async ({ inputBeside, reply }) => {
    const { format, ...span } = await inputBeside(books.spanOf);
    if (format === 'json') return books.listBooks(span);
    return sendTable(reply, format, balanceSheetTable, inOnePart(await books.listAccounts(span)));
  });
  register(listJournal, async ({ inputBeside, reply }) => {
    const { format, ...query } = await inputBeside(books.spanOf);
    return format === 'json'
      ? books.listJournal(query)
      : sendTable(reply, format, journalTable, books.readJournal(query));
  });
}
