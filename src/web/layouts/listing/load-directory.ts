import type { DataClient } from '#web/data/data-client.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';
import { type Chosen, type Filter, idCondition, listOptions, readChosen } from './listing.ts';
import { searchIds } from './search-ids.ts';

interface DirectoryFilter extends Omit<Filter, 'options'> {
  /** The record's field that is filtered. */
  readonly field: string;
  /** If the field is a reference: the referenced collection and the field of its titles. */
  readonly records?: { readonly collection: string; readonly titleField: string };
}

export interface DirectoryText {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly found: (count: number) => string;
  readonly wordsHint: string;
  readonly byTitle: string;
  readonly listed: (parts: readonly string[]) => string;
  readonly words: (words: string) => string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly emptyAction: string;
}

/** Completes records of a directory with what their own query does not say, in one query for all of them. */
export type CompleteItems<Item> = (data: DataClient, items: readonly Item[]) => Promise<readonly Item[]>;

/** A collection with filters and search. */
export interface Directory {
  readonly collection: string;
  readonly path: string;
  readonly text: DirectoryText;
  readonly fields: readonly string[];
  readonly filters: readonly DirectoryFilter[];
  /** Values of `?sort=`; the default order is by title. */
  readonly orders: readonly {
    readonly value: string;
    readonly title: string;
    readonly sort: readonly string[];
  }[];
}

export interface DirectoryData<Item> {
  readonly chosen: Chosen;
  readonly filters: readonly Filter[];
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const perPage = 12;

/** Loads one page of a filtered directory, and the number of records of each filter option. */
export async function loadDirectory<Item>(
  { data, search }: Pick<LoadRequest, 'data' | 'search'>,
  directory: Directory,
  complete: CompleteItems<Item> = async (_, items) => items,
): Promise<DirectoryData<Item>> {
  const { collection, fields, filters, orders } = directory;
  const chosen = readChosen(search, [...filters.map(({ name }) => name), 'q', 'sort']);
  const page = readPage(search);
  const independentQueries = Promise.all([
    Promise.all(filters.map(({ records }) => records && loadTitles(data, records))),
    loadMostRead(data),
  ]);
  independentQueries.catch(() => undefined);
  const result = await data.list<readonly Item[]>(
    collection,
    {
      find: await findChosen(data, directory, chosen),
      fields,
      counts: filters.map(({ field }) => field),
      sort: orders.find(({ value }) => value === chosen.sort)?.sort ?? 'title',
      limit: perPage,
      page,
    },
    [],
  );
  const [[titles, mostRead], items] = await Promise.all([independentQueries, complete(data, result.records)]);
  return {
    chosen,
    filters: filters.map(({ name, label, unfilteredLabel, field }, index) => {
      const titleById = titles[index];
      const options = listOptions(
        result.counts[field],
        chosen[name],
        titleById && ((id) => titleById.get(id)),
      );
      return { name, label, unfilteredLabel, options };
    }),
    items,
    total: result.total,
    page,
    pages: countPages(result.total, perPage, page),
    mostRead,
  };
}

/** Returns the query of a filtered directory. */
export const findChosen = async (
  data: DataClient,
  { collection, filters }: Directory,
  chosen: Chosen,
): Promise<Record<string, unknown>> => ({
  ...conditionsOf(filters, chosen),
  ...(chosen.q && { id: await searchIds(data, collection, chosen.q) }),
});

const conditionsOf = (filters: readonly DirectoryFilter[], chosen: Chosen): Record<string, unknown> =>
  Object.fromEntries(
    filters.flatMap(({ name, field, records }) => {
      const value = chosen[name];
      return value ? [[field, records ? idCondition(value) : value]] : [];
    }),
  );

async function loadTitles(
  data: DataClient,
  { collection, titleField }: { readonly collection: string; readonly titleField: string },
): Promise<ReadonlyMap<string, string>> {
  const query = { fields: ['id', titleField], limit: 100 };
  const { records } = await data.optionalList<readonly Record<string, unknown>[]>(collection, query, []);
  return new Map(records.map((record) => [String(record.id), String(record[titleField])]));
}
