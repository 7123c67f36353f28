import { type BogSettings, createBog } from '../../adapters/banks/bog.ts';
import { type CartuSettings, createCartu } from '../../adapters/banks/cartu.ts';
import { closedBog, closedCartu } from '../../adapters/banks/closed.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import { refuseOldFactor } from '../accounts/second-factor/fresh-factor.ts';
import type { PaidQuestions } from '../ledger/holds.service.ts';
import { createLedgerRepositories } from '../ledger/ledger.repository.ts';
import { wireLedger } from '../ledger/ledger.wiring.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import { createBalancePayments } from './balance-payments.service.ts';
import { createBankCallbacks } from './banks/bank-callbacks.service.ts';
import { createBankPayments } from './banks/bank-payments.service.ts';
import { createPolling } from './banks/polling.service.ts';
import { createAuditRepository } from './books/audit.repository.ts';
import { createAudit } from './books/audit.service.ts';
import { createBooksRepository } from './books/books.repository.ts';
import { createBooks } from './books/books.service.ts';
import { createComparisonRepository } from './books/comparison.repository.ts';
import { createComparison } from './books/comparison.service.ts';
import { createCardLeaving } from './desks/card-leaving.service.ts';
import { createMoneyActs } from './desks/money-acts.service.ts';
import { createMoneyDesksRepository } from './desks/money-desks.repository.ts';
import { createMoneyDesks } from './desks/money-desks.service.ts';
import { createPaymentOperations } from './desks/payment-operations.service.ts';
import { createIdempotency } from './idempotency.service.ts';
import { createPaymentRepositories } from './orders.repository.ts';
import { createPaymentStates } from './payment-state.service.ts';
import type { Alarm } from './payments.ts';
import { createPurchaseCheck } from './purchase-check.service.ts';
import { createSandboxMoneyRepository } from './sandbox-money/sandbox-money.repository.ts';
import { createSandboxMoney } from './sandbox-money/sandbox-money.service.ts';
import { createSettlement } from './settlement.service.ts';

/** Settings of the banks; a bank without settings is closed. */
export interface BankSettings {
  readonly cartu?: CartuSettings | undefined;
  readonly bog?: BogSettings | undefined;
  /** Both banks are sandboxes; they never run beside a real bank. */
  readonly isSandbox?: boolean | undefined;
}

export type Money = ReturnType<typeof wireMoney>;

/** Wires ledger, payments and their jobs. */
export function wireMoney({
  config,
  db,
  banks,
  questions,
  enqueueMail,
  now,
  alarm,
  countUnsigned = () => {},
  maxOrders,
  onError,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly banks: BankSettings;
  readonly questions: PaidQuestions;
  readonly enqueueMail: EnqueueMail;
  readonly now: () => number;
  readonly alarm: Alarm;
  /** Counts unsigned calls in a bank's name. */
  readonly countUnsigned?: ((provider: 'cartu' | 'bog') => void) | undefined;
  /** Limit of an account's orders per hour. */
  readonly maxOrders?: number | undefined;
  readonly onError: (what: string, error: unknown) => void;
}) {
  const transact = createTransact(db);
  const within = createPaymentRepositories;
  const { orders, events, services, acts, idempotency: keys } = createPaymentRepositories(db);
  const cartu = banks.cartu ? createCartu(banks.cartu) : closedCartu;
  const bog = banks.bog ? createBog(banks.bog, { now }) : closedBog;
  const { ledger, holds, purchases, refunds } = wireLedger({ now });
  const check = createPurchaseCheck({ within, questions });
  const idempotency = createIdempotency({ repository: keys, within, now });
  const settlement = createSettlement({
    ledger,
    holds,
    purchases,
    refunds,
    questions,
    within,
    enqueueMail,
    alarm,
    now,
  });
  const callbacks = createBankCallbacks({
    transact,
    within,
    orders,
    events,
    cartu,
    bog,
    settlement,
    alarm,
    countUnsigned,
    now,
  });
  const polling = createPolling({
    transact,
    within,
    orders,
    callbacks,
    settlement,
    onError: (error) => onError('polling', error),
    now,
  });
  const audit = createAuditRepository(db);
  const auditBooks = createAudit({ audit, alarm });
  const { compareDue } = createComparison({
    ...{ comparisons: createComparisonRepository(db), orders, bog, callbacks, alarm, now },
  });
  const siteUrl = config.SITE_URL;
  const operations = createPaymentOperations({
    ...{ transact, within, orders, bog, settlement, callbacks, purchases, ledger, now },
  });
  const cardLeaving = createCardLeaving({
    ...{ transact, within, orders, acts, operations, enqueueMail, alarm, now },
    onError: (error) => onError('leaving', error),
  });
  const desks = createMoneyDesks({
    desks: createMoneyDesksRepository(db),
    within: createMoneyDesksRepository,
  });

  return {
    /** Banks at which payments can be made. */
    openBanks: [...(banks.cartu ? (['cartu'] as const) : []), ...(banks.bog ? (['bog'] as const) : [])],
    ledger,
    holds,
    purchases,
    callbacks,
    bankPayments: createBankPayments({
      transact,
      within,
      orders,
      check,
      purchases,
      idempotency,
      cartu,
      bog,
      siteUrl,
      isSandbox: banks.isSandbox ?? false,
      maxPerHour: maxOrders,
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
    states: createPaymentStates({ orders, services, callbacks, now }),
    operations,
    cardLeaving,
    desks,
    acts: createMoneyActs({
      ...{ transact, within, idempotency, operations, desks, now },
      refuseOldFactor: (caller) => refuseOldFactor(caller, now()),
    }),
    sandboxMoney: createSandboxMoney({
      transact,
      within: (tx) => ({ ...within(tx), sandboxMoney: createSandboxMoneyRepository(tx) }),
      withinLedger: createLedgerRepositories,
      ledger,
      holds,
      refunds,
      questions,
      settlement,
      now,
    }),
    polling,
    auditBooks,
    books: createBooks({ books: createBooksRepository(db), audit, now }),
    compareDue,
    balanceOf: (accountId: number) => ledger.balanceOf(db, accountId),
    jobs: [
      { name: 'payments-poll', cron: '* * * * *', nextDue: polling.findNextPoll, run: polling.pollDue },
      { name: 'payments-resume', cron: '* * * * *', run: callbacks.resume },
      { name: 'payments-unanswered', cron: '* * * * *', run: polling.markUnanswered },
      { name: 'leaving-refunds', cron: '* * * * *', run: cardLeaving.refundDue },
      { name: 'packages-expire', cron: '* * * * *', run: () => transact(purchases.expirePackages) },
      { name: 'payments-audit', cron: '10 3 * * *', catchesUp: true, run: auditBooks },
      ...(banks.bog
        ? [{ name: 'payments-compare', cron: '40 3 * * *', catchesUp: true, run: compareDue }]
        : []),
      { name: 'idempotency-sweep', cron: '23 * * * *', run: idempotency.sweep },
      { name: 'payment-events-sweep', cron: '37 * * * *', run: callbacks.deleteUnsigned },
    ],
  };
}
