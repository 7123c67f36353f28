import { Fragment, type ReactNode } from 'react';
import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { Block } from './Block.tsx';
import { listColumn, type PlacedBlock } from './place-blocks.ts';

interface BlockColumnProps {
  readonly blocks: PlacedBlocks;
  readonly column: 1 | 2;
  /** What stands under a block; `index` counts from 0 at the top. */
  readonly below?: (placed: PlacedBlock, index: number) => ReactNode;
}

/** The blocks that editors placed in one column of a page, from top to bottom. */
export function BlockColumn({ blocks, column, below }: BlockColumnProps) {
  return listColumn(blocks, column).map((placed, index) => (
    <Fragment key={placed.block.id}>
      <Block block={placed.block} position={placed.position} />
      {below?.(placed, index)}
    </Fragment>
  ));
}
