import type { Defaulted, DefaultedInstant, Id, OptionalJson } from './columns.ts';

/** Who made which change to which record; append-only. */
export interface ChangeLogTable {
  id: Id;
  at: DefaultedInstant;
  account_id: Defaulted<number | null>;
  action: string;
  collection: Defaulted<string | null>;
  record_id: Defaulted<number | null>;
  revision_id: Defaulted<number | null>;
  fields: Defaulted<string[]>;
  before: OptionalJson<object>;
  after: OptionalJson<object>;
  reason: Defaulted<string | null>;
}
