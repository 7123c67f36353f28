import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedInstant, Id, Json } from './columns.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Role = 'author' | 'editor' | 'reviewer' | 'consultant' | 'sales' | 'admin';

export interface AccountTable {
  id: Id;
  email: string;
  password_hash: Defaulted<string | null>;
  first_name: Defaulted<string>;
  last_name: Defaulted<string>;
  gender: Defaulted<'female' | 'male' | null>;
  birthday: Defaulted<string | null>;
  phone: Defaulted<string>;
  roles: Defaulted<Role[]>;
  consultant_id: Defaulted<number | null>;
  /** The author record by which readers are told who approved a text. */
  author_id: Defaulted<number | null>;
  email_verified_at: DefaultedInstant<null>;
  blocked_at: DefaultedInstant<null>;
  created_at: DefaultedInstant;
}

export interface AccountSessionTable {
  id: string;
  account_id: number;
  token_hash: Buffer;
  address: Defaulted<string>;
  agent: Defaulted<string>;
  created_at: Instant;
  used_at: Instant;
  expires_at: Instant;
  /** When the session last proved the second factor. */
  second_factor_at: DefaultedInstant<null>;
}

/** Mails that an account does not want. */
export interface MailOptOutTable {
  account_id: number;
  kind: string;
  created_at: Instant;
}

/** A browser that is told while its session lasts. */
export interface PushSubscriptionTable {
  id: Id;
  account_id: number;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Instant;
}

export interface PushKeyTable {
  is_only: Defaulted<boolean>;
  public_key: string;
  sealed_private_key: string;
  created_at: Instant;
}

/** A browser that the account has signed in from. */
export interface AccountDeviceTable {
  account_id: number;
  token_hash: Buffer;
  seen_at: Instant;
}

export interface AccountLinkTable {
  token_hash: Buffer;
  account_id: number;
  purpose: 'confirm' | 'reset';
  expires_at: Instant;
}

export interface AccountTwoFactorTable {
  account_id: number;
  secret: string;
  recovery_hashes: Defaulted<string[]>;
  last_step: ColumnType<string, number | undefined, number>;
  /** Wrong codes since the last right one. */
  failures: Defaulted<number>;
  closed_until: DefaultedInstant<null>;
}

/** The public half of a key that a device holds. */
export interface AccountPasskeyTable {
  id: Id;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: ColumnType<string, number, number>;
  transports: Defaulted<string[]>;
  agent: Defaulted<string>;
  created_at: Instant;
  used_at: DefaultedInstant<null>;
}

/** What a device is to sign; nobody's where it is for signing in. */
export interface PasskeyChallengeTable {
  hash: Buffer;
  account_id: number | null;
  expires_at: Instant;
}

export interface SecurityEventTable {
  id: ColumnType<string, never, never>;
  at: Instant;
  kind: string;
  account_id: Defaulted<number | null>;
  address: Defaulted<string>;
  agent: Defaulted<string>;
}

/** Rate counters of older releases; a later migration drops the table. */
export interface RateCounterTable {
  key: string;
  count: number;
  ends_at: Instant;
}

export interface RateLimitTable {
  key: string;
  points: Defaulted<number>;
  /** Milliseconds since 1970. */
  expire: string | null;
}

/** When a mailbox last got a mail of each kind. */
export interface MailRecentTable {
  recipient_hash: Buffer;
  kind: string;
  sent_at: Date[];
}

export interface MailTable {
  id: Id;
  kind: string;
  recipient: string;
  account_id: Defaulted<number | null>;
  facts: Json<object>;
  attempts: Defaulted<number>;
  due_at: Instant;
  created_at: Instant;
  failed_at: DefaultedInstant<null>;
}
