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

/** When the row last changed; the database keeps it. */
export interface Dated {
  updated_at: DefaultedInstant;
}

export interface Meta {
  meta_title: Defaulted<string | null>;
  meta_description: Defaulted<string | null>;
}

/** A rich text: the document as it is edited, and the safe html made of it when it was saved. */
export interface Body {
  body: Json<object>;
  body_html: Defaulted<string>;
}
