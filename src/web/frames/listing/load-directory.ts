import type { DataClient } from '#web/data/data-client.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { countPages, readPage } from '#web/frames/read-page.ts';
import type { LoadRequest } from '#web/frames/screen.ts';
import { findByWords } from './find-by-words.ts';
import { type Chosen, type Filter, idCondition, listOptions, readChosen } from './listing.ts';

interface DirectoryFilter extends Omit<Filter, 'options'> {
  /** What of a record it narrows by. */
  readonly field: string;
  /** Where the field is the id of other records: which ones, and what they are called by. */
  readonly records?: { readonly collection: string; readonly calledBy: string };
}

export interface DirectoryWords {
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

/** A collection that readers narrow by filters and by words. */
export interface Directory {
  readonly collection: string;
  readonly path: string;
  readonly text: DirectoryWords;
  readonly fields: readonly string[];
  readonly filters: readonly DirectoryFilter[];
  /** What `?sort=` may say; by title unless it does. */
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

/** One page of a directory as the address narrows it, and what each choice of its filters would leave. */
export async function loadDirectory<Item>(
  { data, search }: LoadRequest,
  { collection, fields, filters, orders }: Directory,
): Promise<DirectoryData<Item>> {
  const chosen = readChosen(search, [...filters.map(({ name }) => name), 'q', 'sort']);
  const page = readPage(search);
  const besides = Promise.all([
    Promise.all(filters.map(({ records }) => records && loadTitles(data, records))),
    loadMostRead(data),
  ]);
  besides.catch(() => undefined);
  const found = await data.list<readonly Item[]>(
    collection,
    {
      find: {
        ...conditionsOf(filters, chosen),
        ...(chosen.q && { id: await findByWords(data, collection, chosen.q) }),
      },
      fields,
      counts: filters.map(({ field }) => field),
      sort: orders.find(({ value }) => value === chosen.sort)?.sort ?? 'title',
      limit: perPage,
      page,
    },
    [],
  );
  const [titles, mostRead] = await besides;
  return {
    chosen,
    filters: filters.map(({ name, label, any, field }, at) => {
      const known = titles[at];
      const options = listOptions(found.counts[field], chosen[name], known && ((id) => known.get(id)));
      return { name, label, any, options };
    }),
    items: found.records,
    total: found.total,
    page,
    pages: countPages(found.total, perPage, page),
    mostRead,
  };
}

const conditionsOf = (filters: readonly DirectoryFilter[], chosen: Chosen): Record<string, unknown> =>
  Object.fromEntries(
    filters.flatMap(({ name, field, records }) => {
      const value = chosen[name];
      return value ? [[field, records ? idCondition(value) : value]] : [];
    }),
  );

async function loadTitles(
  data: DataClient,
  { collection, calledBy }: { readonly collection: string; readonly calledBy: string },
): Promise<ReadonlyMap<string, string>> {
  const query = { fields: ['id', calledBy], limit: 100 };
  const { records } = await data.optionalList<readonly Record<string, unknown>[]>(collection, query, []);
  return new Map(records.map((record) => [String(record.id), String(record[calledBy])]));
}
