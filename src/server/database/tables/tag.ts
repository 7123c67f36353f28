import type { Defaulted, Id } from './columns.ts';

export interface TagTable {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
}
