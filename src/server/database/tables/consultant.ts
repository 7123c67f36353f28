import type { Body, Dated, Defaulted, Id, Meta, Status } from './columns.ts';

export interface ConsultantTable extends Meta, Body, Dated {
  id: Id;
  alias: string;
  title: string;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  is_available: Defaulted<boolean>;
  status: Defaulted<Status>;
}

export interface ConsultantProfessionTable {
  consultant_id: number;
  profession_id: number;
  position: Defaulted<number>;
}
