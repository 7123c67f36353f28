import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedInstant, Id, Json } from './columns.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Role = 'consultant' | 'editor' | 'sales' | 'admin';

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
}

export interface SecurityEventTable {
  id: ColumnType<string, never, never>;
  at: Instant;
  kind: string;
  account_id: Defaulted<number | null>;
  address: Defaulted<string>;
  agent: Defaulted<string>;
}

export interface RateCounterTable {
  key: string;
  count: number;
  ends_at: Instant;
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
