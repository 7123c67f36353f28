import type { ColumnType } from 'kysely';
import type { Disagreement } from '#shared/contracts/office/books.ts';
import type { Defaulted, DefaultedInstant, Edited, Id, Json } from './columns.ts';

/** An amount in tetri. The driver returns bigint columns as text. */
type Tetri = ColumnType<string, number, number>;
type DefaultedTetri = ColumnType<string, number | undefined, number>;
type Instant = ColumnType<Date, Date | string, Date | string>;

export type Provider = 'cartu' | 'bog';
export type Method = 'balance' | 'package' | Provider;
export type OrderState =
  | 'created'
  | 'redirected'
  | 'checked'
  | 'failed'
  | 'expired'
  | 'unknown'
  | 'paid'
  | 'refund_pending'
  | 'partially_refunded'
  | 'refunded';

export interface ServiceTable extends Edited {
  id: Id;
  title: string;
  introtext: Defaulted<string>;
  price: Tetri;
  currency: Defaulted<'GEL'>;
  operation: 'ask' | 'pkg';
  questions_count: Defaulted<number>;
  valid_days: Defaulted<number>;
  position: Defaulted<number>;
  status: Defaulted<'draft' | 'published' | 'archived'>;
  /** The day of Tbilisi from which the price holds. */
  valid_from: Defaulted<string | null>;
}

export interface LedgerAccountTable {
  id: Id;
  name: string;
  owner_id: Defaulted<number | null>;
  is_wallet: Defaulted<boolean>;
  balance: ColumnType<string, never, never>;
}

export interface LedgerAuditTable {
  night: string;
}

export interface LedgerTransactionTable {
  id: Id;
  kind: string;
  key: string;
  fingerprint: string;
  reverses_id: Defaulted<number | null>;
  reason: Defaulted<string>;
  created_at: Instant;
}

export interface LedgerEntryTable {
  transaction_id: number;
  ledger_account_id: number;
  amount: Tetri;
}

export interface LedgerHoldTable {
  id: Id;
  question_id: Defaulted<number | null>;
  account_id: Defaulted<number | null>;
  method: Method;
  amount: Tetri;
  userpackage_id: Defaulted<number | null>;
  order_id: Defaulted<number | null>;
  operation_id: Defaulted<number | null>;
  state: Defaulted<'held' | 'captured' | 'released' | 'refunded'>;
  created_at: Instant;
  ended_at: DefaultedInstant<null>;
}

export interface PaymentOrderTable {
  id: Id;
  code: string;
  provider: Provider;
  account_id: Defaulted<number | null>;
  operation: 'topup' | 'package' | 'question';
  service_id: Defaulted<number | null>;
  question_id: Defaulted<number | null>;
  amount: Tetri;
  state: Defaulted<OrderState>;
  bank_key: string;
  provider_order_id: Defaulted<string | null>;
  provider_payment_id: Defaulted<string | null>;
  redirect_url: Defaulted<string | null>;
  refunded: DefaultedTetri;
  polls: Defaulted<number>;
  next_poll_at: DefaultedInstant<null>;
  expires_at: Instant;
  created_at: Instant;
  settled_at: DefaultedInstant<null>;
  /** Whether it was paid at a sandbox bank. */
  is_sandbox: Defaulted<boolean>;
  /** The bank's own word for its state. */
  bank_state: Defaulted<string | null>;
  bank_seen_at: DefaultedInstant<null>;
  compared_at: DefaultedInstant<null>;
  disagreement: Defaulted<Disagreement | null>;
}

export interface MoneyActTable {
  /** Drawn with the ids of operations. */
  id: Id;
  kind: 'adjust' | 'settle' | 'refund';
  account_id: Defaulted<number | null>;
  order_id: Defaulted<number | null>;
  amount: Tetri;
  reason: string;
  state: Defaulted<'waiting' | 'running' | 'done' | 'declined'>;
  bank_key: string;
  asked_by: Defaulted<number | null>;
  asked_at: Instant;
  decided_by: Defaulted<number | null>;
  decided_at: DefaultedInstant<null>;
  /** The owner asked for the balance, to go with it. */
  is_leaving: Defaulted<boolean>;
}

export interface PaymentEventTable {
  id: Id;
  provider: Provider;
  dedupe_key: string;
  raw: string;
  headers: Json<object>;
  is_signed: boolean;
  order_code: Defaulted<string | null>;
  outcome: Defaulted<string | null>;
  received_at: Instant;
  processed_at: DefaultedInstant<null>;
}

export interface UserpackageTable {
  id: Id;
  account_id: number;
  service_id: number;
  order_id: Defaulted<number | null>;
  questions_left: number;
  valid_until: Instant;
  created_at: Instant;
  status: Defaulted<'active' | 'used' | 'expired' | 'refunded'>;
}

export interface OperationTable {
  id: Id;
  account_id: number;
  kind: 'topup' | 'package' | 'question' | 'release' | 'refund' | 'adjustment';
  method: Method;
  title: Defaulted<string>;
  amount: DefaultedTetri;
  paid: DefaultedTetri;
  currency: Defaulted<'GEL'>;
  balance_after: ColumnType<string | null, number | null | undefined, number | null>;
  status: 'pending' | 'held' | 'done' | 'failed';
  created_at: Instant;
  order_id: Defaulted<number | null>;
  transaction_id: Defaulted<number | null>;
}

export interface IdempotencyKeyTable {
  account_id: number;
  key: string;
  fingerprint: string;
  status: Defaulted<number | null>;
  answer: Defaulted<string | null>;
  order_id: Defaulted<number | null>;
  taken_until: Instant;
  created_at: Instant;
}
