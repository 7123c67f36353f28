import { Fragment, type ReactNode } from 'react';
import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { Kept } from '#web/components/Kept.tsx';
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
  return listColumn(blocks, column).map(({ position, block }) => {
    const name = `${isFeed(block) ? 'feed' : 'block'} ${position}`;
    return (
      <Fragment key={`${name} ${block.id}`}>
        <Kept name={name} madeOf={[block]}>
          {isFeed(block) ? (
            <FeedBlock feed={block} position={position} />
          ) : (
            <Block block={block} position={position} />
          )}
        </Kept>
        {isFeed(block) && block.layout === 'recommended' && afterFeed}
      </Fragment>
    );
  });
}
