import type { Body, Dated, Defaulted, Edited, Id, Meta, Stated } from './columns.ts';

export interface JournalTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  number: number;
  published_on: Defaulted<string | null>;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  file_url: Defaulted<string | null>;
}

export interface JournalArticleTable {
  journal_id: number;
  article_id: number;
  position: Defaulted<number>;
}
