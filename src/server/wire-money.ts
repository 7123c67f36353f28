import { type BogSettings, createBog } from './adapters/banks/bog.ts';
import { type CartuSettings, createCartu } from './adapters/banks/cartu.ts';
import { closedBog, closedCartu } from './adapters/banks/closed.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { createTransact, type Tx } from './database/transact.ts';
import { createHolds, type PaidQuestions } from './features/ledger/holds.service.ts';
import { createLedger } from './features/ledger/ledger.service.ts';
import { createPurchases } from './features/ledger/purchases.service.ts';
import { createRefunds } from './features/ledger/refunds.service.ts';
import { createPostMail } from './features/mail/mail.repository.ts';
import { createAuditRepository } from './features/payments/audit.repository.ts';
import { createBalancePayments } from './features/payments/balance-payments.service.ts';
import { createBankCallbacks } from './features/payments/bank-callbacks.service.ts';
import { createBankPayments } from './features/payments/bank-payments.service.ts';
import { createIdempotencyRepository } from './features/payments/idempotency.repository.ts';
import { createIdempotency } from './features/payments/idempotency.service.ts';
import { createPaymentDesk } from './features/payments/payment-desk.service.ts';
import { createPaymentStates } from './features/payments/payment-state.service.ts';
import type { Alarm } from './features/payments/payments.ts';
import { createPolling } from './features/payments/polling.service.ts';
import { createPurchaseCheck } from './features/payments/purchase-check.service.ts';
import { createSettlement } from './features/payments/settlement.service.ts';

/** How the banks are reached; a bank that is not set up takes nothing. */
export interface BankSettings {
  readonly cartu?: CartuSettings | undefined;
  readonly bog?: BogSettings | undefined;
}

export type Money = ReturnType<typeof wireMoney>;

/** Ledger, payments and their jobs, put together by hand. */
export function wireMoney({
  config,
  db,
  banks,
  questions,
  now,
  alarm,
  onError,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly banks: BankSettings;
  readonly questions: PaidQuestions;
  readonly now: () => number;
  readonly alarm: Alarm;
  readonly onError: (what: string, error: unknown) => void;
}) {
  const transact = createTransact(db);
  const cartu = banks.cartu ? createCartu(banks.cartu) : closedCartu;
  const bog = banks.bog ? createBog(banks.bog, { now }) : closedBog;
  const ledger = createLedger({ now });
  const holds = createHolds({ ledger, now });
  const purchases = createPurchases({ ledger, now });
  const check = createPurchaseCheck({ questions });
  const idempotency = createIdempotency({ repository: createIdempotencyRepository(db), now });
  const postMail = (tx: Tx, ...mail: Parameters<ReturnType<typeof createPostMail>>) =>
    createPostMail(tx, new Date(now()))(...mail);
  const settlement = createSettlement({
    ledger,
    holds,
    purchases,
    refunds: createRefunds({ ledger, now }),
    questions,
    postMail,
    alarm,
    now,
  });
  const callbacks = createBankCallbacks({ transact, db, cartu, bog, settlement, alarm, now });
  const polling = createPolling({
    transact,
    db,
    callbacks,
    settlement,
    onError: (error) => onError('polling', error),
    now,
  });
  const audit = createAuditRepository(db);
  const siteUrl = config.SITE_URL;

  async function auditBooks(): Promise<number> {
    const findings = await audit.listFindings();
    for (const finding of findings) alarm('audit', { ...finding });
    return findings.length;
  }

  /** Once a night, by whichever instance comes first. */
  async function auditNightly(): Promise<void> {
    if (await audit.takeNight(new Date(now()))) await auditBooks();
  }

  return {
    ledger,
    holds,
    purchases,
    callbacks,
    bankPayments: createBankPayments({
      transact,
      db,
      check,
      purchases,
      idempotency,
      cartu,
      bog,
      siteUrl,
      now,
    }),
    balancePayments: createBalancePayments({
      transact,
      check,
      purchases,
      ledger,
      holds,
      questions,
      idempotency,
    }),
    states: createPaymentStates({ db, callbacks, now }),
    desk: createPaymentDesk({ transact, db, bog, settlement, callbacks, purchases, now }),
    polling,
    auditBooks,
    balanceOf: (accountId: number) => ledger.balanceOf(db, accountId),
    periodic: [
      { name: 'payments-poll', everyMs: 15_000, run: polling.pollDue },
      { name: 'payments-resume', everyMs: 60_000, run: callbacks.resume },
      { name: 'payments-unanswered', everyMs: 60_000, run: polling.markUnanswered },
      { name: 'packages-expire', everyMs: 60_000, run: () => transact(purchases.expirePackages) },
      { name: 'payments-audit', everyMs: 3_600_000, run: auditNightly },
      {
        name: 'payments-sweep',
        everyMs: 3_600_000,
        run: async () => {
          await idempotency.sweep();
          await callbacks.forgetUnsigned();
        },
      },
    ],
  };
}
