import type { Defaulted, Id, Status } from './columns.ts';

export interface MenuTable {
  id: Id;
  parent_id: Defaulted<number | null>;
  title: string;
  url: string;
  position: Defaulted<number>;
  is_external: Defaulted<boolean>;
  status: Defaulted<Exclude<Status, 'scheduled'>>;
}
