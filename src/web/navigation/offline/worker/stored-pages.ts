import { isKeepable, keepableAddress } from './may-keep.ts';
import { filesIn, keepFiles } from './stored-files.ts';

/** Why a page is kept: it was read, its reader saved it, or it is a calculator. Each has a cache of its own. */
export const shelves = ['read', 'saved', 'calculators'] as const;
export type Shelf = (typeof shelves)[number];

const cacheOf = (shelf: Shelf): Promise<Cache> => caches.open(`salbuni-${shelf}`);
const maxPages: Readonly<Record<Shelf, number>> = { read: 50, saved: 200, calculators: 20 };
/**
 * How the portal is asked for what nobody looks at: it counts no view, and the browser answers with no stale copy of its own,
 * which `stale-while-revalidate` would allow it for pages of the former build.
 */
const unread: RequestInit = { headers: { purpose: 'prefetch' }, cache: 'no-cache' };

const absolute = (address: string): URL => new URL(address, location.href);

/** Returns the kept copy of a page. */
export async function findStoredPage(address: string): Promise<Response | undefined> {
  const key = keepableAddress(absolute(address));
  if (key === undefined) return undefined;
  for (const shelf of shelves) {
    const stored = await (await cacheOf(shelf)).match(key, { ignoreVary: true });
    if (stored) return stored;
  }
  return undefined;
}

/** Keeps a page that was read, wherever it stands already. */
export async function keepRead(address: string, response: Response): Promise<void> {
  const key = keepableAddress(absolute(address));
  if (key === undefined || !isKeepable(response)) return;
  const holding: Shelf[] = [];
  for (const shelf of ['saved', 'calculators'] as const)
    if (await (await cacheOf(shelf)).match(key, { ignoreVary: true })) holding.push(shelf);
  await keep(holding.length > 0 ? holding : ['read'], key, response);
}

async function keep(onShelves: readonly Shelf[], key: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  await keepFiles(filesIn(html));
  for (const shelf of onShelves) {
    const cache = await cacheOf(shelf);
    // The newest stand last, so that the first ones leave.
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, response.clone());
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, -maxPages[shelf]).map((each) => cache.delete(each, { ignoreVary: true })),
    );
  }
}

/** Asks for a page and keeps it. A page that is gone is kept no longer. */
export async function fetchAndKeep(shelf: Shelf, address: string): Promise<void> {
  const key = keepableAddress(absolute(address));
  if (key === undefined) return;
  const response = await fetch(key, unread).catch(() => undefined);
  if (response && isKeepable(response)) await keep([shelf], key, response);
  else if (response?.status === 404 || response?.status === 410 || response?.redirected)
    await forget(shelf, key);
}

/** Keeps a page that is being read by a navigation within the page, which asks for its data alone. */
export async function keepCurrent(address: string): Promise<void> {
  const key = keepableAddress(absolute(address));
  if (key === undefined) return;
  const response = await fetch(key, unread).catch(() => undefined);
  if (response) await keepRead(key, response);
}

export async function forget(shelf: Shelf, address: string): Promise<void> {
  await (await cacheOf(shelf)).delete(keepableAddress(absolute(address)) ?? address, { ignoreVary: true });
}

/** Asks for the pages that do not stand on a shelf yet. @returns whether all of them do now */
export async function addMissing(shelf: Shelf, addresses: readonly string[]): Promise<boolean> {
  const cache = await cacheOf(shelf);
  const isPresent = async (address: string) =>
    (await cache.match(address, { ignoreVary: true })) !== undefined;
  let areAll = true;
  for (const address of addresses) {
    if (!(await isPresent(address))) await fetchAndKeep(shelf, address);
    areAll &&= await isPresent(address);
  }
  return areAll;
}

export const clearShelf = (shelf: Shelf): Promise<boolean> => caches.delete(`salbuni-${shelf}`);

/** Of the pages that were read only these are asked for again after a new build; the older ones leave. */
const maxRenewed = 20;

/** Asks again for the pages of former builds, whose files leave with them. @returns whether all are of this build */
export async function renewPages(entry: string): Promise<boolean> {
  let areRenewed = true;
  const read = await cacheOf('read');
  for (const key of (await read.keys()).slice(0, -maxRenewed)) await read.delete(key, { ignoreVary: true });
  for (const shelf of shelves) {
    const cache = await cacheOf(shelf);
    for (const { url } of await cache.keys()) {
      const isOld = async () =>
        !(await (await cache.match(url, { ignoreVary: true }))?.text())?.includes(entry);
      if (!(await isOld())) continue;
      await fetchAndKeep(shelf, url);
      areRenewed &&= (await cache.match(url, { ignoreVary: true })) === undefined || !(await isOld());
    }
  }
  return areRenewed;
}

export interface StoredPage {
  readonly address: string;
  readonly title: string;
}

/** Lists what can be read now, newest first. */
export async function listStoredPages(shelf: Shelf): Promise<StoredPage[]> {
  const cache = await cacheOf(shelf);
  const pages: StoredPage[] = [];
  for (const { url } of await cache.keys()) {
    const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
    const { pathname, search } = new URL(url);
    pages.push({ address: pathname + search, title: titleIn(html) || decodeURI(pathname) });
  }
  return pages.reverse();
}

/** The title of a page as it stands in its markup, escaped. */
const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
