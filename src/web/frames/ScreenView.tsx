import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { BlockColumn } from '#web/blocks/BlockColumn.tsx';
import { PictureLoadingContext } from '#web/components/picture-loading.ts';
import { useSite } from '#web/components/site.ts';
import { applyHead } from '#web/navigation/apply-head.ts';
import styles from './Columns.module.css';
import { MainBlocks } from './MainBlocks.tsx';
import { OneColumn } from './OneColumn.tsx';
import { blocksOf } from './page-blocks.ts';
import { describeHead } from './page-head.ts';
import type { AnyScreen, RouteHandle } from './screen.ts';
import { TwoColumns } from './TwoColumns.tsx';

/** One screen in its frame: `main` carries the names that tests and analytics know the page by. */
export function ScreenView({ handle: { name, frame, screen } }: { readonly handle: RouteHandle }) {
  return screen && <FramedScreen name={name} frame={frame} screen={screen} />;
}

function FramedScreen({
  name,
  frame,
  screen,
}: Pick<RouteHandle, 'name' | 'frame'> & { readonly screen: AnyScreen }) {
  const data: unknown = useLoaderData();
  const site = useSite();
  const facts = screen.describe(data, site);
  useEffect(() => applyHead(describeHead(screen.describe(data, site), site)), [screen, data, site]);
  const { View, Side, AfterFeed } = screen;
  const blocks = blocksOf(data);
  const given = { data, blocks };
  const key = facts.place ?? facts.path;
  return (
    // A calculator asks for nothing once it is there: pictures beside it are fetched with the page.
    <PictureLoadingContext value={facts.calculator ? 'eager' : 'lazy'}>
      <main
        id="main"
        className={styles.page}
        tabIndex={-1}
        data-route={name}
        data-id={facts.id}
        data-calculator={facts.calculator}
      >
        <AdBox place="c1" />
        {frame === 'two-columns' ? (
          <TwoColumns
            key={key}
            side={
              <>
                {Side && <Side {...given} />}
                <BlockColumn blocks={blocks} column={2} />
              </>
            }
          >
            <View {...given} />
            <MainBlocks blocks={blocks} afterFeed={AfterFeed && <AfterFeed {...given} />} />
          </TwoColumns>
        ) : (
          <OneColumn key={key}>
            <View {...given} />
            <BlockColumn blocks={blocks} column={1} />
            <BlockColumn blocks={blocks} column={2} />
          </OneColumn>
        )}
        <AdBox place="adword_horizontal" />
      </main>
    </PictureLoadingContext>
  );
}
