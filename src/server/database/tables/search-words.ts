import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedInstant, Id } from './columns.ts';

/** What editors teach the search: names of one thing, or a phrase and the name that it means. */
export interface TaughtWordTable {
  id: Id;
  kind: 'synonym' | 'phrase';
  written: string;
  meaning: string;
  created_at: DefaultedInstant;
}

/** A search that found nothing, or only a part. The text is null until three readers have asked for it. */
export interface MissedSearchTable {
  id: Id;
  key: Buffer;
  query: Defaulted<string | null>;
  readers: Defaulted<number>;
  last_at: ColumnType<Date, Date | string, Date | string>;
}

/** A reader of a missed search, by a keyed hash. */
export interface MissedSearchReaderTable {
  key: Buffer;
  reader: Buffer;
  at: ColumnType<Date, Date | string, Date | string>;
}

/** How often a calculator was computed on a day, by its alias. */
export interface CalculatorUseTable {
  calculator: string;
  day: string;
  count: number;
}

export interface DailyCountTable {
  day: string;
  kind: 'searches' | 'views' | 'video_ads';
  count: Defaulted<number>;
}
