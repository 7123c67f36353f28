import type { Dated, Defaulted, Id, Meta } from './columns.ts';

export interface CategoryTable extends Meta, Dated {
  id: Id;
  parent_id: Defaulted<number | null>;
  alias: string;
  /** Kept by the database: the aliases from the top category down, joined by `/`. */
  path: Defaulted<string>;
  title: string;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
  position: Defaulted<number>;
}
