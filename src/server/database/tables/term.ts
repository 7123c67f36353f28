import type { GeneratedAlways } from 'kysely';
import type { Body, Dated, Defaulted, Edited, Id, Json, Meta, Stated } from './columns.ts';

export interface EncyclopediaSectionTable extends Edited {
  id: Id;
  alias: string;
  title: string;
  position: Defaulted<number>;
  profession_id: number | null;
}

export interface TermTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  letter: GeneratedAlways<string>;
  introtext: Defaulted<string>;
  synonyms: Defaulted<string[]>;
  section_id: Defaulted<number | null>;
  sources: Json<object[]>;
  reviewer_id: Defaulted<number | null>;
  reviewed_at: Defaulted<string | null>;
  next_review_at: Defaulted<string | null>;
  image: Defaulted<string | null>;
}

export interface TermRelatedTable {
  term_id: number;
  related_id: number;
  position: Defaulted<number>;
}
