import type { Body, Dated, Defaulted, Id, Meta, Status } from './columns.ts';

export interface StaticpageTable extends Meta, Body, Dated {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
  status: Defaulted<Status>;
}
