import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { type AnyScreen, defineScreen } from '#web/layouts/page/screen.ts';
import { describeList } from './describe-list.ts';
import { FilterForm } from './FilterForm.tsx';
import { ListPage } from './ListPage.tsx';
import { listAddress, titleOfChoice } from './listing.ts';
import { type Directory, type DirectoryData, loadDirectory } from './load-directory.ts';

interface DirectoryScreen<Item> {
  readonly directory: Directory;
  readonly icon: ReactNode;
  /** How many records stand beside each other on a wide screen. */
  readonly columns: 1 | 2;
  /** Renders some records of a page as a list. */
  readonly list: (items: readonly Item[]) => ReactNode;
}

/** Creates the screen of a directory: a filtered list with pagination, whose state is in the address. */
export function defineDirectory<Item>({ directory, icon, columns, list }: DirectoryScreen<Item>): AnyScreen {
  const { path, text, orders } = directory;
  /** Returns the title with the active filters: „ექიმები – კარდიოლოგი, თბილისი“. */
  const titleOf = ({ chosen, filters }: DirectoryData<Item>): string =>
    text.listed([
      ...filters.flatMap((filter) => titleOfChoice(filter, chosen) ?? []),
      ...(chosen.q ? [text.words(chosen.q)] : []),
    ]);
  return defineScreen<DirectoryData<Item>>({
    load: (request) => loadDirectory<Item>(request, directory),
    describe: (data, site) =>
      describeList(
        { ...data, title: titleOf(data), label: text.title, description: text.description, path },
        site,
      ),
    View: ({ data: { chosen, filters, items, total, page, pages } }) => (
      <ListPage
        title={text.title}
        intro={text.intro}
        countText={text.found(total)}
        filters={
          <FilterForm
            path={path}
            chosen={chosen}
            filters={filters}
            sorts={[{ value: '', title: text.byTitle }, ...orders]}
            searchHint={text.wordsHint}
            total={total}
          />
        }
      >
        {items.length > 0 ? (
          <ListWithAds items={items} columns={columns} gap={16}>
            {list}
          </ListWithAds>
        ) : (
          <Notice icon={icon} title={text.emptyTitle} text={text.emptyText}>
            <ButtonLink href={path}>{text.emptyAction}</ButtonLink>
          </Notice>
        )}
        <Pagination path={listAddress(path, chosen)} current={page} count={pages} />
      </ListPage>
    ),
    Side: ({ data: { mostRead } }) => (
      <>
        <MostRead articles={mostRead} />
        <AdBox place="a2" />
      </>
    ),
  });
}
