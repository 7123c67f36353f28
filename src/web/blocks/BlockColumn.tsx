import { Fragment, type ReactNode } from 'react';
import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { Block } from './Block.tsx';
import { FeedBlock } from './feed/FeedBlock.tsx';
import { isFeed, listColumn } from './place-blocks.ts';

interface BlockColumnProps {
  readonly blocks: PlacedBlocks;
  readonly column: 1 | 2;
  /** What follows the feed with layout `recommended`. */
  readonly afterFeed?: ReactNode;
}

/** The blocks and sponsored feeds that were placed in one column of a page, from top to bottom. */
export function BlockColumn({ blocks, column, afterFeed }: BlockColumnProps) {
  return listColumn(blocks, column).map(({ position, block }) =>
    isFeed(block) ? (
      <Fragment key={`feed-${block.id}`}>
        <FeedBlock feed={block} position={position} />
        {block.layout === 'recommended' && afterFeed}
      </Fragment>
    ) : (
      <Block key={block.id} block={block} position={position} />
    ),
  );
}
