import { readBanks } from '#server/banks.ts';
import { createAccountsRepository } from '#server/features/accounts/accounts.repository.ts';
import { type Money, wireMoney } from '#server/wire-money.ts';
import { wirePaying } from '#server/wire-questions.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { formatGel, parseGel, type Tetri } from '#shared/money/tetri.ts';
import { onMigratedDatabase } from './on-database.ts';

export type PaymentOrder =
  | { readonly what: 'list' | 'audit' }
  | { readonly what: 'settle' | 'fail'; readonly code: string; readonly reason: string }
  | {
      readonly what: 'refund';
      readonly code: string;
      readonly reason: string;
      readonly amount: Tetri | undefined;
    }
  | { readonly what: 'adjust'; readonly email: string; readonly amount: number; readonly reason: string };

/** What was ordered on the command line; undefined when something is missing or wrong. */
export function readPaymentOrder(
  [what, code = '']: readonly string[],
  given: { reason?: string | undefined; amount?: string | undefined; email?: string | undefined },
): PaymentOrder | undefined {
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

/** `npm run payments`: opens the database of the settings and does what was ordered. @returns the exit code. */
export async function runPayments(order: PaymentOrder): Promise<number> {
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  try {
    const { lines, isFine } = await onMigratedDatabase(async ({ config, db }) => {
      const money = wireMoney({
        config,
        db,
        banks: readBanks(config),
        questions: wirePaying(Date.now),
        now: Date.now,
        alarm: (kind, facts) => tell(`alarm ${kind} ${JSON.stringify(facts)}`),
        onError: (what, error) => tell(`${what}: ${error}`),
      });
      const findAccount = async (email: string) =>
        (await createAccountsRepository(db).findByEmail(email))?.id;
      return carryOutPayment(money, findAccount, order);
    });
    for (const line of lines) process.stdout.write(`${line}\n`);
    return isFine ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell(error.message);
    return 1;
  }
}

/** @returns what the operator reads. */
export async function carryOutPayment(
  { desk, auditBooks }: Pick<Money, 'desk' | 'auditBooks'>,
  findAccount: (email: string) => Promise<number | undefined>,
  order: PaymentOrder,
): Promise<{ lines: string[]; isFine: boolean }> {
  const fine = (...lines: string[]) => ({ lines, isFine: true });
  switch (order.what) {
    case 'list': {
      const waiting = await desk.listUnanswered();
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
    case 'settle':
      return fine(`${order.code}: ${await desk.settleByHand(order.code, order.reason)}`);
    case 'fail':
      return fine(`${order.code}: ${await desk.failByHand(order.code, order.reason)}`);
    case 'refund':
      return fine(`${order.code}: ${await desk.refund(order.code, order.amount, order.reason)}`);
    case 'adjust': {
      const accountId = await findAccount(order.email);
      if (accountId === undefined) return { lines: [`no account of ${order.email}`], isFine: false };
      await desk.adjust(accountId, order.amount, order.reason);
      return fine(`${order.email}: ${formatGel(order.amount)}`);
    }
  }
}
