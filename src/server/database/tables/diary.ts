import type { DefaultedInstant } from './columns.ts';

/** A health diary of an account, sealed; `version` rises with each save. */
export interface DiaryTable {
  account_id: number;
  kind: string;
  sealed: string;
  version: number;
  /** Whether mails about what is due are wanted, and the day of the last one. */
  reminds: boolean;
  reminded_on: DefaultedInstant<null>;
  updated_at: DefaultedInstant;
}
