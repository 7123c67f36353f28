import type { ProjectSection } from '#shared/collections/special-project.ts';
import type { Body, Dated, Defaulted, Edited, Id, Json, Meta, OptionalJson, Stated } from './columns.ts';

export interface SpecialProjectTable extends Meta, Body, Dated, Edited, Stated {
  id: Id;
  alias: string;
  title: string;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  sections: Json<ProjectSection[]>;
  /** `logo` is a media path. */
  sponsor: OptionalJson<{ title: string; url: string | null; logo: string | null }>;
  reviewer_id: Defaulted<number | null>;
  reviewed_at: Defaulted<string | null>;
  next_review_at: Defaulted<string | null>;
}

export interface SpecialProjectArticleTable {
  special_project_id: number;
  article_id: number;
  position: Defaulted<number>;
}
