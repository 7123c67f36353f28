import type { ArticleBlock } from '#shared/collections/articleblock.ts';
import type { ShownFeed } from './feed/shown-feed.ts';

/** Content blocks and sponsored feeds of a page by position, `row-column`. */
export type PlacedBlocks = Readonly<Record<string, readonly (ArticleBlock | ShownFeed)[]>>;

export interface PlacedBlock {
  readonly position: string;
  readonly block: ArticleBlock | ShownFeed;
}

export const isFeed = (block: PlacedBlock['block']): block is ShownFeed => 'partners' in block;

const positionPattern = /^(\d+)-(\d+)$/;

/**
 * Returns the blocks of one column from top to bottom, with rows in numeric order. Malformed positions are left out.
 */
export function listColumn(blocks: PlacedBlocks, column: 1 | 2): readonly PlacedBlock[] {
  return Object.entries(blocks)
    .flatMap(([position, placed]) => {
      const [, row, at] = positionPattern.exec(position) ?? [];
      return Number(at) === column ? [{ row: Number(row), position, placed }] : [];
    })
    .sort((a, b) => a.row - b.row)
    .flatMap(({ position, placed }) => placed.map((block) => ({ position, block })));
}

/** Returns the ids of the articles in all blocks of a page. */
export const articlesIn = (blocks: PlacedBlocks): readonly number[] =>
  Object.values(blocks)
    .flat()
    .flatMap((block) => (isFeed(block) ? [] : block.articles.map(({ id }) => id)));

/** Returns whether a column shows anything: a new portal's blocks have no articles yet. */
export const isColumnFilled = (blocks: PlacedBlocks, column: 1 | 2): boolean =>
  listColumn(blocks, column).some(({ block }) =>
    isFeed(block) ? block.partners.length > 0 : block.articles.length > 0,
  );

/** Returns whether the main column has the feed after which recommended doctors and clinics are shown. */
export const hasRecommendingFeed = (blocks: PlacedBlocks): boolean =>
  listColumn(blocks, 1).some(({ block }) => block.layout === 'recommended');
