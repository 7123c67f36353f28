import { strictClient } from '#web/data/browser-clients.ts';
import { listEveryPage } from '#web/data/list-every-page.ts';
import type { DirectoryScreen } from '../define-directory.tsx';
import type { Chosen } from '../listing.ts';
import { findChosen } from '../load-directory.ts';
import type { WholeList } from './OrderedList.tsx';

/** The most records that a browser orders by itself. */
const mostAtOnce = 500;

/** Loads the whole list for the browser's own orders: all records of a filtered directory, up to what a reader could ever look through. */
export async function loadWholeDirectory<Item>(
  {
    directory,
    complete = async (_, items) => items,
    whereaboutsOf,
    list,
    map,
  }: Pick<DirectoryScreen<Item>, 'directory' | 'complete' | 'whereaboutsOf' | 'list' | 'map'>,
  chosen: Chosen,
): Promise<WholeList> {
  const { collection, fields } = directory;
  const find = await findChosen(strictClient, directory, chosen);
  const items = await complete(
    strictClient,
    await listEveryPage<Item>(strictClient, collection, { find, fields, sort: 'title' }, mostAtOnce),
  );
  const byId = new Map(items.map((item) => [whereaboutsOf(item).id, item]));
  const itemsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    places: items.map(whereaboutsOf),
    show: (ids) => list(itemsOf(ids)),
    pinsOf: (ids) => map.pinsOf(itemsOf(ids)),
  };
}
