import type { Dated, Defaulted, Id } from './columns.ts';

export interface CalculationTable extends Dated {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
  position: Defaulted<number>;
}
