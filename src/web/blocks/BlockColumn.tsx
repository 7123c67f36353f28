import { Fragment, type ReactNode } from 'react';
import { Block } from './Block.tsx';
import { FeedBlock } from './feed/FeedBlock.tsx';
import type { PlacedBlocks } from './place-blocks.ts';
import { isFeed, listColumn, type PlacedBlock } from './place-blocks.ts';

interface BlockColumnProps {
  readonly blocks: PlacedBlocks;
  readonly column: 1 | 2;
  /** Renders content below a block; `index` counts from 0 at the top. */
  readonly below?: (placed: PlacedBlock, index: number) => ReactNode;
}

/** Renders the blocks and sponsored feeds of one page column from top to bottom. */
export function BlockColumn({ blocks, column, below }: BlockColumnProps) {
  return listColumn(blocks, column).map((placed, index) => {
    const { position, block } = placed;
    const name = `${isFeed(block) ? 'feed' : 'block'} ${position}`;
    return (
      <Fragment key={`${name} ${block.id}`}>
        {isFeed(block) ? (
          <FeedBlock feed={block} position={position} />
        ) : (
          <Block block={block} position={position} />
        )}
        {below?.(placed, index)}
      </Fragment>
    );
  });
}
