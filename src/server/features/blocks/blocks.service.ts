import type { Resolver } from '#server/queries/queries.service.ts';
import { type ShapeOptions, shapeRecord } from '#server/queries/shape.ts';
import { article } from '#shared/collections/article.ts';
import { cardFields } from '#shared/collections/article-card.ts';
import type { BlocksRepository } from './blocks.repository.ts';
import { fillBlocks } from './fill-blocks.ts';

/** Resolves the articles of content blocks, chosen or by rule, with two queries for all blocks of an answer. */
export function createBlockResolver(repository: BlocksRepository, options: ShapeOptions): Resolver {
  return async (records, rows, fields) => {
    if (!fields.includes('articles') || rows.length === 0) return { tags: [] };
    const articlesOf = fillBlocks(await repository.listCandidates(rows.map((row) => Number(row.id))));
    const cards = await repository.listCards([...new Set([...articlesOf.values()].flat())]);
    records.forEach((record, at) => {
      const ids = articlesOf.get(Number(rows[at]?.id)) ?? [];
      record.articles = ids
        .map((id) => cards.get(id))
        .filter((card) => card !== undefined)
        .map((card) => shapeRecord(article, cardFields, card, options));
    });
    return { tags: ['article:*', 'category:*'] };
  };
}
