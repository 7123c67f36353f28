import type { Body, Dated, Defaulted, Edited, Id, Meta, Stated } from './columns.ts';

export interface AuthorTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  position_title: Defaulted<string>;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
}
