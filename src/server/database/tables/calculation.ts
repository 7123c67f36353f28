import type { Dated, Defaulted, Edited, Id } from './columns.ts';

export interface CalculationTable extends Dated, Edited {
  id: Id;
  alias: string;
  title: string;
  introtext: Defaulted<string>;
  image: Defaulted<string | null>;
  position: Defaulted<number>;
}
