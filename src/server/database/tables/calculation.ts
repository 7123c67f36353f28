import type { Defaulted, Id } from './columns.ts';

export interface CalculationTable {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
  position: Defaulted<number>;
}
