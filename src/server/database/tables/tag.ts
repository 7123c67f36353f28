import type { Dated, Defaulted, Id } from './columns.ts';

export interface TagTable extends Dated {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
}
