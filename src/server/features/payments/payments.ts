import type { Tx } from './orders.repository.ts';

/** Something about money that a person must look at: a line in the log, and a figure that is watched. */
export type AlarmKind =
  | 'bad_signature'
  | 'unreadable'
  | 'unknown_order'
  | 'wrong_amount'
  | 'wrong_currency'
  | 'late_failure'
  | 'paid_twice'
  | 'paid_by_nobody'
  | 'refund_not_covered'
  | 'unexpected_state'
  | 'audit';
export type Alarm = (kind: AlarmKind, facts: Readonly<Record<string, unknown>>) => void;

/** Puts a mail to an account's owner in line, in the transaction it tells of. */
export type PostMail = (
  tx: Tx,
  kind: 'payment_received' | 'payment_refunded',
  accountId: number,
  facts: Readonly<Record<string, string>>,
) => Promise<void>;
