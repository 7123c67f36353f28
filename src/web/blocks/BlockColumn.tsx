import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { Kept } from '#web/components/Kept.tsx';
import { Block } from './Block.tsx';
import { listColumn } from './place-blocks.ts';

interface BlockColumnProps {
  readonly blocks: PlacedBlocks;
  readonly column: 1 | 2;
}

/** The blocks that editors placed in one column of a page, from top to bottom. */
export function BlockColumn({ blocks, column }: BlockColumnProps) {
  return (
    <Kept name={`blocks ${column}`} madeOf={[blocks]}>
      {listColumn(blocks, column).map(({ position, block }) => (
        <Block key={block.id} block={block} position={position} />
      ))}
    </Kept>
  );
}
