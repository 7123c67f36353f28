import { createAccountsRepository } from '#server/features/accounts/accounts.repository.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { readBanks } from '#server/features/payments/banks/banks.wiring.ts';
import { operatorBecause } from '#server/features/payments/desks/payment-operations.service.ts';
import { type Money, wireMoney } from '#server/features/payments/payments.wiring.ts';
import { wirePaying } from '#server/features/questions/questions.wiring.ts';
import { formatGel, parseGel, type Tetri } from '#shared/money/tetri.ts';
import { type OperatorCommand, readArguments } from '../operator-command.ts';

export type PaymentOrder =
  | { readonly what: 'list' | 'audit' | 'void-sandbox' }
  | { readonly what: 'settle' | 'fail'; readonly code: string; readonly reason: string }
  | {
      readonly what: 'refund';
      readonly code: string;
      readonly reason: string;
      readonly amount: Tetri | undefined;
    }
  | { readonly what: 'adjust'; readonly email: string; readonly amount: number; readonly reason: string };

/** Parses the command line; undefined if it is incomplete or wrong. */
export function readPaymentOrder(
  [what, code = '']: readonly string[],
  given: {
    reason?: string | undefined;
    amount?: string | undefined;
    email?: string | undefined;
    'void-sandbox'?: boolean | undefined;
  },
): PaymentOrder | undefined {
  if (given['void-sandbox']) return what === undefined ? { what: 'void-sandbox' } : undefined;
  if (what === 'list' || what === 'audit') return { what };
  const { reason, email } = given;
  if (!reason) return undefined;
  const count = given.amount === undefined ? undefined : parseGel(given.amount.replace(/^[+-]/, ''));
  if (given.amount !== undefined && !count) return undefined;
  if (what === 'adjust')
    return email && count
      ? { what, email: email.toLowerCase(), reason, amount: given.amount?.startsWith('-') ? -count : count }
      : undefined;
  if (code === '') return undefined;
  if (what === 'refund') return { what, code, reason, amount: count };
  return what === 'settle' || what === 'fail' ? { what, code, reason } : undefined;
}

/** `npm run payments`: lists unanswered payments and corrects money by hand. */
export const paymentsCommand: OperatorCommand = {
  help: `npm run payments -- list | settle CODE | fail CODE | refund CODE | adjust | audit | --void-sandbox
  list                               Cartu orders that the bank has not answered; look them up in its statement
  settle CODE --reason TEXT          the statement shows that it was paid
  fail CODE --reason TEXT            the statement shows that it was not
  refund CODE --reason TEXT          gives a payment back; Bank of Georgia is asked to, at Cartu Bank do it first
         [--amount 12.50]            a part of it
  adjust --email ADDRESS --amount=±12.50 --reason TEXT
                                     changes a balance; below zero it is paid out
  audit                              looks through the books; exits 1 when something does not add up
  --void-sandbox                     posts back all that was paid at the sandbox banks, and what was bought with it`,
  read: (commandLine) => {
    const read = readArguments(commandLine, {
      reason: { type: 'string' },
      amount: { type: 'string' },
      email: { type: 'string' },
      'void-sandbox': { type: 'boolean' },
    });
    if (typeof read === 'string') return read;
    const order = readPaymentOrder(read.positionals, read.values);
    if (!order) return 'that cannot be done';
    return async ({ config, db, print, warn }) => {
      const enqueueMail = wireEnqueueMail({ now: Date.now });
      const money = wireMoney({
        config,
        db,
        banks: readBanks(config),
        questions: wirePaying({ enqueueMail, now: Date.now }),
        enqueueMail,
        now: Date.now,
        alarm: (kind, facts) => warn(`alarm ${kind} ${JSON.stringify(facts)}`),
        onError: (what, error) => warn(`${what}: ${error}`),
      });
      const findAccount = async (email: string) =>
        (await createAccountsRepository(db).findByEmail(email))?.id;
      const { lines, isFine } = await carryOutPayment(money, findAccount, order);
      for (const line of lines) print(line);
      return isFine ? 0 : 1;
    };
  },
};

/** Runs one action. @returns its output */
export async function carryOutPayment(
  { operations, auditBooks, sandboxMoney }: Pick<Money, 'operations' | 'auditBooks' | 'sandboxMoney'>,
  findAccount: (email: string) => Promise<number | undefined>,
  order: PaymentOrder,
): Promise<{ lines: string[]; isFine: boolean }> {
  const fine = (...lines: string[]) => ({ lines, isFine: true });
  switch (order.what) {
    case 'list': {
      const waiting = await operations.listUnanswered();
      if (waiting.length === 0) return fine('Every order has been answered.');
      return fine(
        ...waiting.map(
          ({ code, state, amount, created_at, email }) =>
            `${code}\t${created_at.toISOString()}\t${formatGel(amount)}\t${state}\t${email ?? ''}`,
        ),
      );
    }
    case 'audit': {
      const count = await auditBooks();
      return count === 0 ? fine('The books add up.') : { lines: [`${count} findings`], isFine: false };
    }
    case 'void-sandbox': {
      const { orders, amount } = await sandboxMoney.voidAll();
      return fine(
        orders === 0
          ? 'There is no sandbox money.'
          : `${orders} sandbox payments posted back: ${formatGel(amount)}`,
      );
    }
    case 'settle':
      return fine(
        `${order.code}: ${await operations.settleByHand(order.code, operatorBecause(order.reason))}`,
      );
    case 'fail':
      return fine(`${order.code}: ${await operations.failByHand(order.code, operatorBecause(order.reason))}`);
    case 'refund':
      return fine(
        `${order.code}: ${await operations.refund(order.code, order.amount, operatorBecause(order.reason))}`,
      );
    case 'adjust': {
      const accountId = await findAccount(order.email);
      if (accountId === undefined) return { lines: [`no account of ${order.email}`], isFine: false };
      await operations.adjust(accountId, order.amount, operatorBecause(order.reason));
      return fine(`${order.email}: ${formatGel(order.amount)}`);
    }
  }
}
