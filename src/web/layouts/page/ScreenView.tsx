import { memo, useEffect, useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { BlockColumn } from '#web/blocks/BlockColumn.tsx';
import { PictureLoadingContext } from '#web/components/media/picture-loading.ts';
import { useSite } from '#web/components/site/site.ts';
import { applyHead } from '#web/navigation/apply-head.ts';
import { describeHead } from '../head/page-head.ts';
import styles from './Columns.module.css';
import { MainBlocks } from './MainBlocks.tsx';
import { OneColumn } from './OneColumn.tsx';
import type { AnyScreen, PageData, RouteHandle } from './screen.ts';
import { TwoColumns } from './TwoColumns.tsx';

/** Renders a screen in its layout. `main` has the data attributes that tests and analytics identify the page by. */
export function ScreenView({ handle: { name, layout, screen } }: { readonly handle: RouteHandle }) {
  return screen && <ScreenInLayout name={name} layout={layout} screen={screen} />;
}

interface LaidOutScreenProps extends Pick<RouteHandle, 'name' | 'layout'> {
  readonly screen: AnyScreen;
}

function ScreenInLayout({ name, layout, screen }: LaidOutScreenProps) {
  const data = useLoaderData<PageData>();
  return <LaidOutScreen name={name} layout={layout} screen={screen} data={data} />;
}

/**
 * The router renders its screens again when a navigation starts and when it ends. The page that is being left has the same data
 * then and is not drawn again, so that a slow device can show the next one's skeleton at once.
 */
const LaidOutScreen = memo(function LaidOutScreen({
  name,
  layout,
  screen,
  data,
}: LaidOutScreenProps & { readonly data: PageData }) {
  const site = useSite();
  const facts = useMemo(() => screen.describe(data, site), [screen, data, site]);
  useEffect(() => applyHead(describeHead(facts, site)), [facts, site]);
  const { Opening, View, Side, Rail, AfterFeed, Between, Closing } = screen;
  const { blocks } = data;
  const viewProps = { data, blocks };
  const key = facts.basePath ?? facts.path;
  return (
    // Calculator pages load all pictures eagerly, because they make no requests after loading.
    <PictureLoadingContext value={facts.calculator ? 'eager' : 'lazy'}>
      <main
        id="main"
        className={styles.page}
        tabIndex={-1}
        data-route={name}
        data-id={facts.id}
        data-calculator={facts.calculator}
      >
        {Opening && (
          <>
            <Opening {...viewProps} />
            <AdBox place="mob-top" />
          </>
        )}
        {layout === 'two-columns' ? (
          <TwoColumns
            key={key}
            rail={Rail && <Rail {...viewProps} />}
            side={
              <>
                {Side && <Side {...viewProps} />}
                <BlockColumn blocks={blocks} column={2} />
              </>
            }
          >
            <View {...viewProps} />
            <MainBlocks
              blocks={blocks}
              hasOpeningAd={Opening !== undefined}
              between={Between && <Between {...viewProps} />}
              afterFeed={AfterFeed && <AfterFeed {...viewProps} />}
            />
          </TwoColumns>
        ) : (
          <OneColumn key={key}>
            <View {...viewProps} />
            <BlockColumn blocks={blocks} column={1} />
            <BlockColumn blocks={blocks} column={2} />
          </OneColumn>
        )}
        {Closing && <Closing {...viewProps} />}
        <AdBox place="adword_horizontal" />
      </main>
    </PictureLoadingContext>
  );
});
