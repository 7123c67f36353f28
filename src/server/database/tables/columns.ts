import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Columns that several tables share. */
export type Id = Generated<number>;
export type Status = 'draft' | 'scheduled' | 'published' | 'archived';
export type Defaulted<Type> = ColumnType<Type, Type | undefined, Type>;
export type DefaultedInstant<Empty = never> = ColumnType<
  Date | Empty,
  Date | string | Empty | undefined,
  Date | string | Empty
>;
export type Json<Type extends object> = JSONColumnType<Type, string | undefined, string>;
export type OptionalJson<Type extends object> = JSONColumnType<
  Type | null,
  string | null | undefined,
  string | null
>;

/** Columns of records that editors change; `version` increases with each save that changes something. */
export interface Edited {
  version: Defaulted<number>;
}

/** Columns of records that are published by an editor, or at a scheduled time. */
export interface Stated {
  status: Defaulted<Status>;
  published_at: DefaultedInstant<null>;
}

/** The time of the row's last change, set by the database. */
export interface Dated {
  updated_at: DefaultedInstant;
}

export interface Meta {
  meta_title: Defaulted<string | null>;
  meta_description: Defaulted<string | null>;
  share_image: Defaulted<string | null>;
}

/** Rich text: the document that is edited, and the safe HTML rendered from it when it was saved. */
export interface Body {
  body: Json<object>;
  body_html: Defaulted<string>;
}
