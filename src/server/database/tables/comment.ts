import type { Body, Defaulted, DefaultedInstant, Id } from './columns.ts';

export interface CommentTable extends Body {
  id: Id;
  article_id: number;
  parent_id: Defaulted<number | null>;
  author_name: string;
  created_at: DefaultedInstant;
  /** A moderator's decision. */
  is_approved: Defaulted<boolean>;
  /** Kept by the database: approved, and so is the comment it answers. */
  is_shown: Defaulted<boolean>;
}
