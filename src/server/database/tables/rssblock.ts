import type { FeedLayout, FeedView } from '#shared/collections/rssblock.ts';
import type { Defaulted, DefaultedInstant, Edited, Id, Json, Stated } from './columns.ts';

/** A stored offer: pictures are media paths, `source` is the original address of the picture. */
export interface StoredItem {
  link: string;
  title: string;
  thumb: string | null;
  image: string | null;
  description: string;
  source: string | null;
}

export interface CollectorTable extends Edited, Stated {
  id: Id;
  title: string;
  domain: Defaulted<string>;
  logo: Defaulted<string | null>;
  feed_url: Defaulted<string | null>;
  items: Json<StoredItem[]>;
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

export interface RssblockTable extends Edited, Stated {
  id: Id;
  layout: Defaulted<FeedLayout>;
  position: string;
  pages: Defaulted<string[]>;
  title: string;
  view: Defaulted<FeedView>;
  slicenum: Defaulted<number>;
}

export interface RssblockCollectorTable {
  rssblock_id: number;
  collector_id: number;
  position: Defaulted<number>;
}
