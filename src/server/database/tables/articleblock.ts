import type { BlockLayout } from '#shared/collections/articleblock.ts';
import type { Defaulted, Id, Status } from './columns.ts';

export interface ArticleblockTable {
  id: Id;
  layout: BlockLayout;
  position: string;
  pages: Defaulted<string[]>;
  title: string;
  link: Defaulted<string | null>;
  is_external: Defaulted<boolean>;
  hide_title: Defaulted<boolean>;
  rule: Defaulted<'chosen' | 'newest' | 'most_read' | 'category' | 'tag'>;
  rule_category_id: Defaulted<number | null>;
  rule_tag_id: Defaulted<number | null>;
  chosen: Defaulted<number[]>;
  size: Defaulted<number>;
  status: Defaulted<Exclude<Status, 'scheduled'>>;
}
