import type { ColumnType, RawBuilder } from 'kysely';
import type { Defaulted, DefaultedInstant, Id, Json } from './columns.ts';

export type RevisionState = 'draft' | 'in_review' | 'approved';

/** A file of the media library. */
export interface MediaTable {
  id: Id;
  path: string;
  kind: 'image' | 'pdf' | 'video';
  width: Defaulted<number | null>;
  height: Defaulted<number | null>;
  bytes: Defaulted<number | null>;
  name: Defaulted<string>;
  alt: Defaulted<string>;
  is_decorative: Defaulted<boolean>;
  credit: Defaulted<string>;
  licence: Defaulted<string>;
  focal_x: Defaulted<number>;
  focal_y: Defaulted<number>;
  uploaded_by: Defaulted<number | null>;
  /** Whether the smaller sizes of a picture are in the store. */
  has_sizes: Defaulted<boolean>;
  created_at: DefaultedInstant;
}

/** The complete record as it was saved. */
export interface RevisionTable {
  id: Id;
  collection: string;
  record_id: number;
  number: number;
  state: Defaulted<RevisionState>;
  content: Json<Record<string, unknown>>;
  note: Defaulted<string | null>;
  created_at: DefaultedInstant;
  created_by: Defaulted<number | null>;
  reviewer_id: Defaulted<number | null>;
  submitted_at: DefaultedInstant<null>;
  decided_at: DefaultedInstant<null>;
  decided_by: Defaulted<number | null>;
  was_approved: Defaulted<boolean>;
  next_review_at: Defaulted<string | null>;
}

/** The office's data about a record, beside the row that readers see. */
export interface OfficeRecordTable {
  collection: string;
  record_id: number;
  version: Defaulted<number>;
  last_number: Defaulted<number>;
  working_id: Defaulted<number | null>;
  published_id: Defaulted<number | null>;
  was_published: Defaulted<boolean>;
  is_archived: Defaulted<boolean>;
  title: Defaulted<string>;
  updated_at: DefaultedInstant;
  updated_by: Defaulted<number | null>;
}

/** The lease of the editor who is changing a record. */
export interface EditLeaseTable {
  collection: string;
  record_id: number;
  account_id: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/** A link to the page of a revision, for one session. */
export interface RevisionOf {
  readonly collection: string;
  readonly id: number;
  readonly revision: number;
}

export interface PreviewTable {
  secret_hash: Buffer;
  session_id: string;
  collection: string;
  record_id: number;
  revision_id: number;
  /** Further revisions that are laid over the portal with it: `[{collection, id, revision}]`. */
  also: ColumnType<readonly RevisionOf[], string | undefined, string>;
  device: 'desktop' | 'mobile';
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/** An address that a record had. */
export interface RedirectTable {
  id: Id;
  address: string;
  collection: Defaulted<string | null>;
  record_id: Defaulted<number | null>;
  /** The address that an editor typed; null where the redirect leads to a record. */
  target: Defaulted<string | null>;
  created_at: DefaultedInstant;
}

/** A link out of a published record, and how its last check went. */
export interface OutgoingLinkTable {
  id: Id;
  collection: string;
  record_id: number;
  url: string;
  checked_at: DefaultedInstant<null>;
  status: Defaulted<string | null>;
  broken_since: DefaultedInstant<null>;
}

/** When an editor last asked for a check of all links: one row. */
export interface LinkCheckTable {
  id: Defaulted<number>;
  requested_at: DefaultedInstant<null>;
  started_at: DefaultedInstant<null>;
}

/** What a person of the staff asks of a list again and again. */
export interface SavedViewTable {
  id: Id;
  account_id: number;
  collection: string;
  name: string;
  query: ColumnType<string | Record<string, unknown>, RawBuilder<unknown>, RawBuilder<unknown>>;
  created_at: DefaultedInstant;
}

/** When a revision is published, and when it is withdrawn. */
export interface PublicationPlanTable {
  collection: string;
  record_id: number;
  revision_id: number;
  publish_at: ColumnType<Date, Date | string, Date | string>;
  unpublish_at: DefaultedInstant<null>;
  is_small: Defaulted<boolean>;
  is_published: Defaulted<boolean>;
  failure: Defaulted<string | null>;
  created_by: Defaulted<number | null>;
}

/** A note at a place of a text: its words, what stands around them, and where they began when it was written. */
export interface ReviewNoteTable {
  id: Id;
  collection: string;
  record_id: number;
  revision_id: number;
  field: string;
  quote: string;
  prefix: string;
  suffix: string;
  position: number;
  body: string;
  created_at: DefaultedInstant;
  created_by: Defaulted<number | null>;
  done_at: DefaultedInstant<null>;
  done_by: Defaulted<number | null>;
}

export interface ReviewNoteReplyTable {
  id: Id;
  note_id: number;
  body: string;
  created_at: DefaultedInstant;
  created_by: Defaulted<number | null>;
}
