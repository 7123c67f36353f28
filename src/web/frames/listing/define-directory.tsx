import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { type AnyScreen, defineScreen } from '#web/frames/screen.ts';
import { describeList } from './describe-list.ts';
import { FilterForm } from './FilterForm.tsx';
import { ListPage } from './ListPage.tsx';
import { listAddress, titleOfChoice } from './listing.ts';
import { type Directory, type DirectoryData, loadDirectory } from './load-directory.ts';

interface DirectoryScreen<Item> {
  readonly directory: Directory;
  readonly icon: ReactNode;
  /** The records of a page, as a list. */
  readonly list: (items: readonly Item[]) => ReactNode;
}

/** The screen of a directory: filters that the address carries, how many records they leave, and these page by page. */
export function defineDirectory<Item>({ directory, icon, list }: DirectoryScreen<Item>): AnyScreen {
  const { path, text, orders } = directory;
  /** What is listed, by what was chosen: „ექიმები – კარდიოლოგი, თბილისი“. */
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
        found={text.found(total)}
        filters={
          <FilterForm
            path={path}
            chosen={chosen}
            filters={filters}
            sorts={[{ value: '', title: text.byTitle }, ...orders]}
            wordsHint={text.wordsHint}
            total={total}
          />
        }
      >
        {items.length > 0 ? (
          list(items)
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
