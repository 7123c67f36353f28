import type { Body, Dated, Defaulted, Id, Meta, Status } from './columns.ts';

export interface JournalTable extends Meta, Body, Dated {
  id: Id;
  alias: string;
  title: string;
  number: number;
  published_on: Defaulted<string | null>;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  file_url: Defaulted<string | null>;
  status: Defaulted<Status>;
}

export interface JournalArticleTable {
  journal_id: number;
  article_id: number;
  position: Defaulted<number>;
}
