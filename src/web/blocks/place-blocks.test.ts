import { describe, expect, it } from 'vitest';
import type { ArticleBlock } from '#shared/collections/articleblock.ts';
import { isColumnFilled, listColumn } from './place-blocks.ts';

const block = (id: number) => ({ id }) as ArticleBlock;
const idsOf = (column: 1 | 2, blocks: Record<string, ArticleBlock[]>) =>
  listColumn(blocks, column).map((placed) => placed.block.id);

describe('placing blocks', () => {
  it('sorts rows as numbers, not as text', () => {
    expect(idsOf(1, { '10-1': [block(3)], '2-1': [block(2)], '1-1': [block(1)] })).toEqual([1, 2, 3]);
  });

  it('separates the columns and keeps the order of blocks at one position', () => {
    const blocks = { '1-2': [block(1), block(2)], '1-1': [block(3)] };
    expect(idsOf(1, blocks)).toEqual([3]);
    expect(idsOf(2, blocks)).toEqual([1, 2]);
  });

  it('knows a column in which no block has an article', () => {
    const withArticles = (...articles: { id: number }[]) => ({ articles }) as ArticleBlock;
    const [empty, filled] = [withArticles(), withArticles({ id: 5 })];
    expect(isColumnFilled({ '1-1': [empty], '1-2': [filled] }, 1)).toBe(false);
    expect(isColumnFilled({ '1-1': [empty], '2-1': [filled] }, 1)).toBe(true);
  });

  it('leaves out blocks with a malformed position', () => {
    expect(idsOf(1, { top: [block(1)], '1-3': [block(2)], '': [block(3)] })).toEqual([]);
  });
});
