import type { GeneratedAlways } from 'kysely';
import type { Body, Defaulted, DefaultedInstant, Edited, Id, Json, Meta, Status } from './columns.ts';

export interface ArticleTable extends Meta, Body, Edited {
  id: Id;
  alias: string;
  category_id: number;
  section_id: Defaulted<number>;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  title: string;
  video: Json<object>;
  has_video: GeneratedAlways<boolean>;
  author_id: Defaulted<number | null>;
  reviewer_id: Defaulted<number | null>;
  sources: Json<object[]>;
  key_facts: Json<string[]>;
  published_at: DefaultedInstant<null>;
  updated_at: DefaultedInstant;
  reviewed_at: Defaulted<string | null>;
  next_review_at: Defaulted<string | null>;
  status: Defaulted<Status>;
}

export interface ArticleTagTable {
  article_id: number;
  tag_id: number;
  position: Defaulted<number>;
}

export interface ArticlePopularityTable {
  article_id: number;
  views: Defaulted<number>;
  recent_views: Defaulted<number>;
}

export interface ArticleReadsTable {
  article_id: number;
  day: string;
  reads: Defaulted<number>;
}
