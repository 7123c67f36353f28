import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { partsOf } from '#server/restql/parts.ts';
import type { RawRow } from '#server/restql/run.ts';
import { article } from '#shared/collections/article.ts';
import { cardFields } from '#shared/collections/article-card.ts';

export interface BlockCard {
  readonly block: number;
  readonly card: RawRow;
}

export type BlocksRepository = ReturnType<typeof createBlocksRepository>;

/** How each rule picks its articles for block `b`; all run as one statement, each only for the blocks with that rule. */
const rules = {
  chosen: sql`select t.*, array_position(b.chosen, t.id) as rank from article t
    where t.id = any(b.chosen) and t.status = 'published' order by rank limit b.size`,
  newest: sql`select t.*, 0 as rank from article t
    where t.status = 'published' order by t.published_at desc, t.id desc limit b.size`,
  most_read: sql`select t.*, 0 as rank from article_popularity p join article t on t.id = p.article_id
    where t.status = 'published' order by p.recent_views desc, p.article_id desc limit b.size`,
  category: sql`select t.*, 0 as rank from article t
    where t.status = 'published' and t.section_id = (select coalesce(c.parent_id, c.id) from category c where c.id = b.rule_category_id)
      and (t.category_id = b.rule_category_id or t.section_id = b.rule_category_id)
    order by t.published_at desc, t.id desc limit b.size`,
  tag: sql`select t.*, 0 as rank from article_tag l join article t on t.id = l.article_id
    where l.tag_id = b.rule_tag_id and t.status = 'published' order by t.published_at desc, t.id desc limit b.size`,
} as const;

export function createBlocksRepository(db: Database) {
  /** The articles of many blocks, each block's in its own order. */
  async function listCards(blockIds: readonly number[]): Promise<BlockCard[]> {
    const card = sql`json_build_object(${sql.join([...partsOf(article, cardFields, 't')].map(([key, part]) => sql`${sql.lit(key)}, ${part}`))})`;
    const branches = Object.entries(rules).map(
      ([rule, picked]) => sql`select b.id as block, ${card} as card
        from articleblock b cross join lateral (${picked}) t where b.id = any(${[...blockIds]}) and b.rule = ${rule}`,
    );
    const { rows } = await sql<BlockCard>`${sql.join(branches, sql` union all `)}`.execute(db);
    return rows;
  }

  return { listCards };
}
