import type { ArticleBlock } from '#shared/collections/articleblock.ts';
import type { ShownFeed } from './feed/shown-feed.ts';

/** Content blocks and sponsored feeds of a page by their place, `row-column`. */
export type PlacedBlocks = Readonly<Record<string, readonly (ArticleBlock | ShownFeed)[]>>;

export interface PlacedBlock {
  readonly position: string;
  readonly block: ArticleBlock | ShownFeed;
}

export const isFeed = (block: PlacedBlock['block']): block is ShownFeed => 'partners' in block;

const place = /^(\d+)-(\d+)$/;

/** Blocks of one column from top to bottom: positions are `row-column`, rows in number order. Others have no place. */
export function listColumn(blocks: PlacedBlocks, column: 1 | 2): readonly PlacedBlock[] {
  return Object.entries(blocks)
    .flatMap(([position, held]) => {
      const [, row, at] = place.exec(position) ?? [];
      return Number(at) === column ? [{ row: Number(row), position, held }] : [];
    })
    .sort((a, b) => a.row - b.row)
    .flatMap(({ position, held }) => held.map((block) => ({ position, block })));
}

/** Whether the main column holds the feed after which doctors and clinics are recommended. */
export const hasRecommendingFeed = (blocks: PlacedBlocks): boolean =>
  listColumn(blocks, 1).some(({ block }) => block.layout === 'recommended');
