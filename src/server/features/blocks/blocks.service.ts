import type { Filler } from '#server/restql/restql.service.ts';
import { type ShapeOptions, shapeRecord } from '#server/restql/shape.ts';
import { article } from '#shared/collections/article.ts';
import { cardFields } from '#shared/collections/article-card.ts';
import type { BlocksRepository } from './blocks.repository.ts';

/** Fills content blocks with their articles: chosen ones, or those their rule names. One query for all blocks of an answer. */
export function createBlockFiller(repository: BlocksRepository, options: ShapeOptions): Filler {
  return async (records, rows, fields) => {
    if (!fields.includes('articles') || rows.length === 0) return { tags: [] };
    const cards = await repository.listCards(rows.map((row) => Number(row.id)));
    const ofBlock = Map.groupBy(cards, (card) => card.block);
    records.forEach((record, at) => {
      const own = ofBlock.get(Number(rows[at]?.id)) ?? [];
      record.articles = own.map(({ card }) => shapeRecord(article, cardFields, card, options));
    });
    return { tags: ['article:*', 'category:*'] };
  };
}
