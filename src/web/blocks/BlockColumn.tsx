import { Fragment, type ReactNode } from 'react';
import { Kept } from '#web/components/Kept.tsx';
import { usePictureLoading } from '#web/components/picture-loading.ts';
import { Block } from './Block.tsx';
import { FeedBlock } from './feed/FeedBlock.tsx';
import type { PlacedBlocks } from './place-blocks.ts';
import { isFeed, listColumn, type PlacedBlock } from './place-blocks.ts';

interface BlockColumnProps {
  readonly blocks: PlacedBlocks;
  readonly column: 1 | 2;
  /** What stands under a block; `index` counts from 0 at the top. */
  readonly below?: (placed: PlacedBlock, index: number) => ReactNode;
}

/** The blocks and sponsored feeds that were placed in one column of a page, from top to bottom. */
export function BlockColumn({ blocks, column, below }: BlockColumnProps) {
  const loading = usePictureLoading();
  return listColumn(blocks, column).map((placed, index) => {
    const { position, block } = placed;
    const name = `${isFeed(block) ? 'feed' : 'block'} ${position}`;
    return (
      <Fragment key={`${name} ${block.id}`}>
        <Kept name={`${name} ${loading}`} madeOf={[block]}>
          {isFeed(block) ? (
            <FeedBlock feed={block} position={position} />
          ) : (
            <Block block={block} position={position} />
          )}
        </Kept>
        {below?.(placed, index)}
      </Fragment>
    );
  });
}
