import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { columnsOf } from '#server/queries/columns.ts';
import type { RawRow } from '#server/queries/shape.ts';
import { article } from '#shared/collections/article.ts';
import { cardFields } from '#shared/collections/article-card.ts';
import type { BlockCandidates } from './fill-blocks.ts';

export type BlocksRepository = ReturnType<typeof createBlocksRepository>;

/** Slots of a slider; other chosen articles are all shown (CONTRACT.md section 4). */
const maxSlides = 15;

/** The query of each rule for block `b`, best article first; all run in one statement, each for the blocks with that rule. */
const rules = {
  chosen: sql`select t.id from article t
    where t.id = any(b.chosen) and t.status = 'published' order by array_position(b.chosen, t.id)`,
  newest: sql`select t.id from article t
    where t.status = 'published' order by t.published_at desc, t.id desc limit r.candidates`,
  most_read: sql`select t.id from article_popularity p join article t on t.id = p.article_id
    where t.status = 'published' order by p.recent_views desc, p.article_id desc limit r.candidates`,
  category: sql`select t.id from article t
    where t.status = 'published' and t.section_id = (select coalesce(c.parent_id, c.id) from category c where c.id = b.rule_category_id)
      and (t.category_id = b.rule_category_id or t.section_id = b.rule_category_id)
    order by t.published_at desc, t.id desc limit r.candidates`,
  tag: sql`select t.id from article_tag l join article t on t.id = l.article_id
    where l.tag_id = b.rule_tag_id and t.status = 'published' order by t.published_at desc, t.id desc limit r.candidates`,
} as const;

export function createBlocksRepository(db: Database) {
  /** Lists the blocks with their candidates: enough articles for each even if the other blocks take the first ones. */
  async function listCandidates(blockIds: readonly number[]): Promise<BlockCandidates[]> {
    const ids = [...blockIds];
    const branches = Object.entries(rules).map(
      ([rule, found]) => sql`select b.id, array(${found}) as articles
        from articleblock b cross join room r where b.id = any(${ids}) and b.rule = ${rule}`,
    );
    const { rows } = await sql<BlockCandidates>`
      with room as (
        select coalesce(sum(case when rule = 'chosen' then cardinality(chosen) else size end), 0) as candidates
        from articleblock where id = any(${ids})
      ), found as (${sql.join(branches, sql` union all `)})
      select b.id, b.position, b.pages, b.rule = 'chosen' as "isChosen", f.articles,
        case when b.rule <> 'chosen' then b.size
          when b.layout = 'main_slider' then ${sql.lit(maxSlides)}
          else cardinality(b.chosen) end as size
      from articleblock b join found f on f.id = b.id`.execute(db);
    return rows;
  }

  /** Reads the cards of articles by id. */
  async function listCards(articleIds: readonly number[]): Promise<Map<number, RawRow>> {
    const card = sql`json_build_object(${sql.join([...columnsOf(article, cardFields, 't')].map(([key, part]) => sql`${sql.lit(key)}, ${part}`))})`;
    const { rows } = await sql<{ id: number; card: RawRow }>`select t.id, ${card} as card from article t
      where t.id = any(${[...articleIds]})`.execute(db);
    return new Map(rows.map(({ id, card }) => [id, card]));
  }

  return { listCandidates, listCards };
}
