import type { GeneratedAlways } from 'kysely';
import type { QuestionStatus } from '#shared/collections/question.ts';
import type { QuestionblockKind } from '#shared/collections/questionblock.ts';
import type { AttachmentKind } from '#shared/questions/attachments.ts';
import type { Body, Dated, Defaulted, DefaultedInstant, Edited, Id, Json, Meta } from './columns.ts';

/** A row whose texts are in `sealed` alone, encrypted, while not everybody may read them. */
interface Sealable {
  sealed: Defaulted<string | null>;
  /** The name of the key. */
  sealed_by: Defaulted<string | null>;
  /** The words as they were written, sealed, where readers have others. */
  original: Defaulted<string | null>;
  original_by: Defaulted<string | null>;
}

export interface QuestionTable extends Meta, Body, Dated, Edited, Sealable {
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
  /** False once the asker has consented to publication. */
  is_private: Defaulted<boolean>;
  /** When an editor approved the publication. */
  published_at: DefaultedInstant<null>;
  is_public: GeneratedAlways<boolean>;
  status: Defaulted<QuestionStatus>;
  /** The asker; null once the account is deleted. */
  account_id: Defaulted<number | null>;
  service_id: Defaulted<number | null>;
  /** The consultant that the asker chose; if null, any consultant of the profession may take the question. */
  wanted_consultant_id: Defaulted<number | null>;
  opened_at: DefaultedInstant<null>;
  answer_due_at: DefaultedInstant<null>;
  lease_until: DefaultedInstant<null>;
  /** The asker was asked back, and the deadlines wait until then. */
  reply_until: DefaultedInstant<null>;
  followups_until: DefaultedInstant<null>;
  publishing_refused_at: DefaultedInstant<null>;
  /** The last part of the discussion that an editor has decided on. */
  seen_part: Defaulted<number>;
  refusal_reason: Defaulted<string | null>;
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

/** What an account has saved to read again: an article or a term. */
/** The `Idempotency-Key` that a question was sent with. */
export interface QuestionKeyTable {
  account_id: number;
  key: string;
  question_id: number;
}

export interface SavedReadingTable {
  account_id: number;
  article_id: Defaulted<number | null>;
  term_id: Defaulted<number | null>;
  saved_at: DefaultedInstant;
}

/** What an account is writing to a doctor. */
export interface QuestionDraftTable {
  account_id: number;
  sealed: string;
  updated_at: DefaultedInstant;
}

/** The professions that answer questions of a category. */
export interface CategoryProfessionTable extends Edited {
  id: Id;
  category_id: number;
  profession_id: number;
}

/** An audit entry: a staff member read a private question. */
export interface QuestionReadTable {
  id: Id;
  question_id: number;
  reader: string;
  /** The attachment that was opened; null for the words. */
  attachment: Defaulted<number | null>;
  at: DefaultedInstant;
}

/** A file that the asker added to a question, sealed for its question and number. */
export interface QuestionAttachmentTable {
  question_id: number;
  number: number;
  account_id: number | null;
  kind: AttachmentKind;
  /** Length of the file itself, in bytes. */
  size: number;
  name: Buffer;
  content: Buffer;
  /** The name of the key of both. */
  sealed_by: string;
  created_at: DefaultedInstant;
}

/** What an asker thinks of the answer. */
export interface QuestionRatingTable {
  question_id: number;
  consultant_id: number;
  stars: number;
  /** Words to the office, sealed. */
  words: string | null;
  /** The name of the key. */
  words_by: string | null;
  rated_at: DefaultedInstant;
  changed_at: DefaultedInstant;
}

export interface QuestionblockTable extends Body, Edited, Sealable {
  id: Id;
  question_id: number;
  kind: QuestionblockKind;
  author_title: string;
  /** Whether readers see it; false for what is added after publication until an editor approves it. */
  is_shown: Defaulted<boolean>;
  created_at: DefaultedInstant;
}
