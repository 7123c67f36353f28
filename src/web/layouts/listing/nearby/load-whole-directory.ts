import type { ReactNode } from 'react';
import { strictClient } from '#web/data/browser-clients.ts';
import { listEveryPage } from '#web/data/list-every-page.ts';
import type { Chosen } from '../listing.ts';
import { type CompleteItems, type Directory, findChosen } from '../load-directory.ts';
import type { Pin } from '../map/CityMap.tsx';
import type { WholeList } from './OrderedList.tsx';
import type { Whereabouts } from './order-places.ts';

/** What a directory says of its records, whichever of them are shown. */
export interface WholeDirectory<Item> {
  readonly directory: Directory;
  readonly complete?: CompleteItems<Item>;
  /** Where a record is and when it is open, for the orders that the browser knows. */
  readonly whereaboutsOf: (item: Item) => Whereabouts;
  /** Renders some records of a page as a list. */
  readonly list: (items: readonly Item[]) => ReactNode;
  readonly map: {
    /** The records of a page that have a place of their own, numbered. */
    readonly pinsOf: (items: readonly Item[]) => readonly Pin[];
  };
}

/** The most records that a browser orders by itself. */
const maxAtOnce = 500;

/** Loads the whole list for the browser's own orders: all records of a filtered directory, up to what a reader could ever look through. */
export async function loadWholeDirectory<Item>(
  { directory, complete = async (_, items) => items, whereaboutsOf, list, map }: WholeDirectory<Item>,
  chosen: Chosen,
): Promise<WholeList> {
  const { collection, fields } = directory;
  const find = await findChosen(strictClient, directory, chosen);
  const items = await complete(
    strictClient,
    await listEveryPage<Item>(strictClient, collection, { find, fields, sort: 'title' }, maxAtOnce),
  );
  const byId = new Map(items.map((item) => [whereaboutsOf(item).id, item]));
  const itemsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    places: items.map(whereaboutsOf),
    show: (ids) => list(itemsOf(ids)),
    pinsOf: (ids) => map.pinsOf(itemsOf(ids)),
  };
}
