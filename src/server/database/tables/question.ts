import type { GeneratedAlways } from 'kysely';
import type { QuestionStatus } from '#shared/collections/question.ts';
import type { QuestionblockKind } from '#shared/collections/questionblock.ts';
import type { Body, Dated, Defaulted, DefaultedInstant, Id, Json, Meta } from './columns.ts';

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
  /** Who asked; nobody once the account is gone. */
  account_id: Defaulted<number | null>;
  service_id: Defaulted<number | null>;
  /** The consultant the asker chose; without one any consultant of the profession may take it. */
  wanted_consultant_id: Defaulted<number | null>;
  opened_at: DefaultedInstant<null>;
  answer_due_at: DefaultedInstant<null>;
  lease_until: DefaultedInstant<null>;
  followups_until: DefaultedInstant<null>;
  publishing_refused_at: DefaultedInstant<null>;
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

export interface QuestionPinTable {
  account_id: number;
  question_id: number;
  created_at: DefaultedInstant;
}

/** Which professions look after a category's questions. */
export interface CategoryProfessionTable {
  category_id: number;
  profession_id: number;
}

/** That somebody of the staff read a private question. */
export interface QuestionReadTable {
  id: Id;
  question_id: number;
  reader: string;
  at: DefaultedInstant;
}

export interface QuestionblockTable extends Body {
  id: Id;
  question_id: number;
  kind: QuestionblockKind;
  author_title: string;
  /** False until an editor has seen what was said after the question was published. */
  is_shown: Defaulted<boolean>;
  created_at: DefaultedInstant;
}
