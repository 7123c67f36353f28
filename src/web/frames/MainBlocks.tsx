import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { BlockColumn } from '#web/blocks/BlockColumn.tsx';
import type { PlacedBlocks } from '#web/blocks/place-blocks.ts';

const between = ['mob-b1', 'mob-b2', 'mob-b3'] as const;

interface MainBlocksProps {
  readonly blocks: PlacedBlocks;
  /** What follows the feed with layout `recommended`. */
  readonly afterFeed?: ReactNode;
}

/** The blocks of the main column, with the advertisements that stand after the slider and between blocks. */
export function MainBlocks({ blocks, afterFeed }: MainBlocksProps) {
  return (
    <BlockColumn
      blocks={blocks}
      column={1}
      below={({ block }, index) => {
        const place = between[index];
        return (
          <>
            {block.layout === 'main_slider' && <AdBox place="slider4" />}
            {block.layout === 'recommended' && afterFeed}
            {place && <AdBox place={place} />}
          </>
        );
      }}
    />
  );
}
