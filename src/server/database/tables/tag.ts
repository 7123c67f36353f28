import type { Dated, Defaulted, Edited, Id } from './columns.ts';

export interface TagTable extends Dated, Edited {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
}
