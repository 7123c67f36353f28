import type { GeneratedAlways } from 'kysely';
import type { QuestionblockKind } from '#shared/collections/questionblock.ts';
import type { Body, Dated, Defaulted, DefaultedInstant, Id, Json, Meta } from './columns.ts';

/** A question's way, in its order; `refused` ends it from anywhere before an answer. */
export type QuestionStatus =
  | 'draft'
  | 'awaiting_payment'
  | 'open'
  | 'claimed'
  | 'answered'
  | 'closed'
  | 'refused';

export interface QuestionTable extends Meta, Body, Dated {
  id: Id;
  slug: string;
  title: string;
  introtext: Defaulted<string>;
  category_id: Defaulted<number | null>;
  section_id: Defaulted<number | null>;
  consultant_id: Defaulted<number | null>;
  answer: Json<object>;
  answer_html: Defaulted<string>;
  asked_at: DefaultedInstant;
  answered_at: DefaultedInstant<null>;
  /** False once the asker has agreed that everybody may read it. */
  is_private: Defaulted<boolean>;
  /** When an editor released it. */
  published_at: DefaultedInstant<null>;
  is_public: GeneratedAlways<boolean>;
  status: Defaulted<QuestionStatus>;
}

export interface QuestionTagTable {
  question_id: number;
  tag_id: number;
  position: Defaulted<number>;
}

export interface QuestionPopularityTable {
  question_id: number;
  views: Defaulted<number>;
}

export interface QuestionblockTable extends Body {
  id: Id;
  question_id: number;
  kind: QuestionblockKind;
  author_title: string;
  created_at: DefaultedInstant;
}
