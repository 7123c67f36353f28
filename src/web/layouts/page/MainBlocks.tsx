import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { BlockColumn } from '#web/blocks/BlockColumn.tsx';
import { isFeed, listColumn, type PlacedBlocks } from '#web/blocks/place-blocks.ts';

/** About two screens. */
const blocksBetweenAds = 4;

/** The first stands after the third block, the others after four more each. */
const placesBetweenBlocks = ['mob-b1', 'mob-b2', 'mob-b3'] as const;

interface MainBlocksProps {
  readonly blocks: PlacedBlocks;
  /** Whether an advertisement follows the first block, as on pages with an opening. */
  readonly hasOpeningAd: boolean;
  /** Content between the second and the third block. */
  readonly between?: ReactNode;
  /** Content after the feed with layout `recommended`. */
  readonly afterFeed?: ReactNode;
}

/**
 * Renders the blocks of the main column with advertisements after the first, after the slider and between blocks. The one after
 * the slider moves down as far as two advertisements stand apart where one follows the first block already. None follows a feed, whose
 * offers are advertisements themselves.
 */
export function MainBlocks({ blocks, hasOpeningAd, between, afterFeed }: MainBlocksProps) {
  const column = listColumn(blocks, 1);
  const slider = column.findIndex(({ block }) => block.layout === 'main_slider');
  const sliderAdIndex = hasOpeningAd && slider === 0 ? Math.min(blocksBetweenAds, column.length - 1) : slider;
  return (
    <BlockColumn
      blocks={blocks}
      column={1}
      below={({ block }, index) => {
        const place = isFeed(block)
          ? undefined
          : placesBetweenBlocks.find((_, number) => index === blocksBetweenAds * number + 2);
        return (
          <>
            {hasOpeningAd && index === 0 && <AdBox place="c1" />}
            {slider >= 0 && index === sliderAdIndex && <AdBox place="slider4" />}
            {block.layout === 'recommended' && afterFeed}
            {index === 1 && between}
            {place && <AdBox place={place} />}
          </>
        );
      }}
    />
  );
}
