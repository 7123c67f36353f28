import type { BlockLayout } from '#shared/collections/articleblock.ts';
import type { Defaulted, Edited, Id, Stated } from './columns.ts';

export interface ArticleblockTable extends Edited, Stated {
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
}
