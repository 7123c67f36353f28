import type { Body, Defaulted, Id, Meta, Status } from './columns.ts';

export interface StaticpageTable extends Meta, Body {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
  status: Defaulted<Status>;
}
