import type { GeneratedAlways } from 'kysely';
import type { Body, Dated, Defaulted, Id, Json, Meta, Status } from './columns.ts';

export interface EncyclopediaSectionTable {
  id: Id;
  alias: string;
  title: string;
  position: Defaulted<number>;
}

export interface TermTable extends Meta, Body, Dated {
  id: Id;
  alias: string;
  title: string;
  letter: GeneratedAlways<string>;
  introtext: Defaulted<string>;
  synonyms: Defaulted<string[]>;
  section_id: Defaulted<number | null>;
  sources: Json<object[]>;
  reviewed_at: Defaulted<string | null>;
  image: Defaulted<string | null>;
  status: Defaulted<Status>;
}

export interface TermRelatedTable {
  term_id: number;
  related_id: number;
  position: Defaulted<number>;
}
