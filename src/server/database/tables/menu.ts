import type { Defaulted, Edited, Id, Stated } from './columns.ts';

export interface MenuTable extends Edited, Stated {
  id: Id;
  parent_id: Defaulted<number | null>;
  title: string;
  url: string;
  position: Defaulted<number>;
  is_external: Defaulted<boolean>;
}
