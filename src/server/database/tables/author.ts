import type { Body, Dated, Defaulted, Id, Meta, Status } from './columns.ts';

export interface AuthorTable extends Meta, Body, Dated {
  id: Id;
  alias: string;
  title: string;
  position_title: Defaulted<string>;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
  status: Defaulted<Status>;
}
