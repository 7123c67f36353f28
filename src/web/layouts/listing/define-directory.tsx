import type { ReactNode } from 'react';
import { askCard } from '#shared/language/ka/asking/ask-links.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { PartnersLink } from '#web/advertising/recommended/PartnersLink.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { type AnyScreen, defineScreen } from '#web/layouts/page/screen.ts';
import { describeList } from './describe-list.ts';
import { FilterForm } from './FilterForm.tsx';
import { ListPage } from './ListPage.tsx';
import { listAddress, titleOfChoice, withoutFilter } from './listing.ts';
import { type DirectoryData, loadDirectory } from './load-directory.ts';
import { FoldedMap, SideMap } from './map/placed-map.tsx';
import type { SketchMapProps } from './map/SketchMap.tsx';
import { LiveOrder } from './nearby/LiveOrder.tsx';
import type { WholeDirectory } from './nearby/load-whole-directory.ts';
import { MapNumbers } from './nearby/place-marks.tsx';

interface DirectoryScreen<Item> extends WholeDirectory<Item> {
  readonly icon: ReactNode;
  /** How many records stand beside each other on a wide screen. */
  readonly columns: 1 | 2;
  readonly hasHours: boolean;
  readonly map: WholeDirectory<Item>['map'] & { readonly title: string };
}

/** Creates the screen of a directory: a filtered list with pagination, whose state is in the address. */
export function defineDirectory<Item>(screen: DirectoryScreen<Item>): AnyScreen {
  const { directory, icon, columns, list, hasHours, complete, map } = screen;
  const { path, text, orders } = directory;
  /** Returns the title with the active filters: „ექიმები – კარდიოლოგი, თბილისი“. */
  const titleOf = ({ chosen, filters }: DirectoryData<Item>): string =>
    text.listed([
      ...filters.flatMap((filter) => titleOfChoice(filter, chosen) ?? []),
      ...(chosen.q ? [text.words(chosen.q)] : []),
    ]);
  const mapOf = ({ chosen, filters, items }: DirectoryData<Item>): SketchMapProps => ({
    title: map.title,
    path,
    chosen: withoutFilter(chosen, 'sort'),
    filters,
    pins: map.pinsOf(items),
  });
  return defineScreen<DirectoryData<Item>>({
    load: (request) => loadDirectory<Item>(request, directory, complete),
    describe: (data, site) =>
      describeList(
        { ...data, title: titleOf(data), label: text.title, description: text.description, path },
        site,
      ),
    View: ({ data }) => {
      const { chosen, filters, items, total, page, pages } = data;
      const address = listAddress(path, chosen);
      return (
        <ListPage
          title={text.title}
          intro={text.intro}
          countText={text.found(total)}
          filters={
            <>
              <FilterForm
                path={path}
                chosen={chosen}
                filters={filters}
                sorts={[{ value: '', title: text.byTitle }, ...orders]}
                searchHint={text.wordsHint}
                total={total}
              />
              <FoldedMap {...mapOf(data)} />
            </>
          }
        >
          {items.length > 0 ? (
            <LiveOrder
              hasHours={hasHours}
              address={address}
              loadAll={async () =>
                (await import('./nearby/load-whole-directory.ts')).loadWholeDirectory(screen, chosen)
              }
            >
              <MapNumbers pins={mapOf(data).pins} isShown={chosen.city !== undefined}>
                <ListWithAds items={items} columns={columns} gap={16}>
                  {list}
                </ListWithAds>
              </MapNumbers>
              <Pagination path={address} current={page} count={pages} />
            </LiveOrder>
          ) : (
            <Notice icon={icon} title={text.emptyTitle} text={text.emptyText}>
              <ButtonLink href={path}>{text.emptyAction}</ButtonLink>
            </Notice>
          )}
          <PartnersLink />
        </ListPage>
      );
    },
    Side: ({ data }) => (
      <>
        <SideMap {...mapOf(data)} />
        <MostRead articles={data.mostRead} />
        <AdBox place="a2" />
      </>
    ),
    Rail: () => <AskCard title={askCard.unsure} />,
  });
}
