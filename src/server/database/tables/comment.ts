import type { Body, Defaulted, DefaultedInstant, Edited, Id } from './columns.ts';

export interface CommentTable extends Body, Edited {
  id: Id;
  article_id: number;
  parent_id: Defaulted<number | null>;
  author_name: string;
  created_at: DefaultedInstant;
  /** A moderator's decision. */
  is_approved: Defaulted<boolean>;
  /** Set by the database: this comment and the one it answers are approved. */
  is_shown: Defaulted<boolean>;
  /** Who wrote it; null where an import brought it. */
  account_id: Defaulted<number | null>;
  /** Whether the article's author or reviewer wrote it. */
  is_author: Defaulted<boolean>;
  rejected_at: DefaultedInstant<null>;
  reject_reason: Defaulted<string | null>;
}
