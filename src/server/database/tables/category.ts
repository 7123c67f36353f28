import type { Dated, Defaulted, Edited, Id, Meta } from './columns.ts';

export interface CategoryTable extends Meta, Dated, Edited {
  id: Id;
  parent_id: Defaulted<number | null>;
  alias: string;
  /** Set by the database: the aliases from the top category down, joined by `/`. */
  path: Defaulted<string>;
  title: string;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
  position: Defaulted<number>;
  hue: Defaulted<string | null>;
}
