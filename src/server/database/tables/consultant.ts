import type { Body, Dated, Defaulted, Edited, Id, Meta, Stated } from './columns.ts';

export interface ConsultantTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  is_available: Defaulted<boolean>;
  experience_since: Defaulted<number | null>;
}

export interface ConsultantProfessionTable {
  consultant_id: number;
  profession_id: number;
  position: Defaulted<number>;
}
