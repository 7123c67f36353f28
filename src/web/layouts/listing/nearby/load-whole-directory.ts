import type { DataClient } from '#web/data/data-client.ts';
import { listEveryPage } from '#web/data/list-every-page.ts';
import type { Chosen } from '../listing.ts';
import { type CompleteItems, type Directory, findChosen } from '../load-directory.ts';

/** The most records that a browser orders by itself. */
const mostAtOnce = 500;

/** Loads all records of a filtered directory, up to what a reader could ever look through. */
export async function loadWholeDirectory<Item>(
  data: DataClient,
  directory: Directory,
  chosen: Chosen,
  complete: CompleteItems<Item> = async (_, items) => items,
): Promise<readonly Item[]> {
  const { collection, fields } = directory;
  const find = await findChosen(data, directory, chosen);
  return complete(
    data,
    await listEveryPage<Item>(data, collection, { find, fields, sort: 'title' }, mostAtOnce),
  );
}
