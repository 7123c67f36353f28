import type { Body, Dated, Defaulted, Edited, Id, Meta, Stated } from './columns.ts';

export interface StaticpageTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
}
