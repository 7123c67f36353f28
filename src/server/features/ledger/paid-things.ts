import type { Tx } from './ledger.repository.ts';

/** A question that is to be paid for, as payments see it. */
export interface PayableQuestion {
  readonly accountId: number | null;
  /** The service chosen at asking; null where any will do. */
  readonly serviceId: number | null;
  readonly isAwaitingPayment: boolean;
}

/**
 * What payments ask of questions. Every call is made inside the payment's own transaction, before wallets and holds
 * are touched: locks are taken order → question → hold → wallet.
 */
export interface PaidQuestions {
  findPayable(tx: Tx, questionId: number): Promise<PayableQuestion | undefined>;
  /**
   * The question is paid for: awaiting_payment → open. Locks the row.
   * @returns false when it was not waiting any more; the money then goes to the balance.
   */
  openQuestion(tx: Tx, questionId: number): Promise<boolean>;
  /** A bank took the price back while nobody had answered: open or claimed → refused. */
  refuseRefunded(tx: Tx, questionId: number): Promise<void>;
}
