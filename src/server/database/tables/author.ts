import type { Body, Defaulted, Id, Meta, Status } from './columns.ts';

export interface AuthorTable extends Meta, Body {
  id: Id;
  alias: string;
  title: string;
  position_title: Defaulted<string>;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
  status: Defaulted<Status>;
}
