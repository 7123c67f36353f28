import type { ProjectSection } from '#shared/collections/special-project.ts';
import type { Body, Dated, Defaulted, Id, Json, Meta, OptionalJson, Status } from './columns.ts';

export interface SpecialProjectTable extends Meta, Body, Dated {
  id: Id;
  alias: string;
  title: string;
  image: Defaulted<string | null>;
  introtext: Defaulted<string>;
  sections: Json<ProjectSection[]>;
  /** `logo` is a media path. */
  sponsor: OptionalJson<{ title: string; url: string | null; logo: string | null }>;
  status: Defaulted<Status>;
}

export interface SpecialProjectArticleTable {
  special_project_id: number;
  article_id: number;
  position: Defaulted<number>;
}
