import type { FeedLayout, FeedView } from '#shared/collections/rssblock.ts';
import type { Defaulted, DefaultedInstant, Id, Json, Status } from './columns.ts';

/** An offer as it is kept: pictures as media paths, `source` the address the picture came from. */
export interface StoredItem {
  link: string;
  title: string;
  thumb: string | null;
  image: string | null;
  description: string;
  source: string | null;
}

export interface CollectorTable {
  id: Id;
  title: string;
  domain: Defaulted<string>;
  logo: Defaulted<string | null>;
  feed_url: Defaulted<string | null>;
  items: Json<StoredItem[]>;
  status: Defaulted<Exclude<Status, 'scheduled'>>;
}

export interface CollectorFetchTable {
  collector_id: number;
  due_at: DefaultedInstant;
  etag: Defaulted<string | null>;
  last_modified: Defaulted<string | null>;
  failures: Defaulted<number>;
  problem: Defaulted<string | null>;
  fetched_at: DefaultedInstant<null>;
}

export interface RssblockTable {
  id: Id;
  layout: Defaulted<FeedLayout>;
  position: string;
  pages: Defaulted<string[]>;
  title: string;
  view: Defaulted<FeedView>;
  slicenum: Defaulted<number>;
  status: Defaulted<Exclude<Status, 'scheduled'>>;
}

export interface RssblockCollectorTable {
  rssblock_id: number;
  collector_id: number;
  position: Defaulted<number>;
}
