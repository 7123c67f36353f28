import { setTimeout } from 'node:timers/promises';
import { type ReadPage, readPage } from './read-page.ts';

export interface Visit {
  readonly status: number;
  /** The target of a redirect. */
  readonly location: string | undefined;
  readonly page: ReadPage | undefined;
  /** The first page with a link to this address. */
  readonly from: string;
}

const atOnce = 8;
const maxReturns = 20;
/** The demonstration has some hundreds of pages; more means that links generate addresses without end. */
const maxPages = 4_000;

/** Addresses under `/authentication/` belong to accounts and are not crawled. */
const isAccount = (path: string): boolean => path.startsWith('/authentication/');

/** Follows every link of the portal from these addresses. @returns what was found at each address */
export async function crawl(origin: string, starts: readonly string[]): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const known = new Set(starts);
  const waiting = starts.map((address) => ({ address, from: 'the beginning' }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { address, from } = next;
      const visit = await open(origin, address, from);
      visits.set(address, visit);
      for (const link of listPageLinks(origin, address, visit.page)) {
        if (known.has(link) || isNextSearch(address, link)) continue;
        known.add(link);
        if (known.size > maxPages) throw new Error(`more than ${maxPages} addresses; the last is ${link}`);
        waiting.push({ address: link, from: address });
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return visits;
}

/**
 * Whether a link leads from one search to another. The filters of each of the searches that pages link to would be as many
 * pages as all others together; they have journeys of their own.
 */
const isNextSearch = (address: string, link: string): boolean =>
  [address, link].every((one) => one.startsWith('/search'));

async function open(origin: string, address: string, from: string): Promise<Visit> {
  let answer = await fetch(origin + address, { redirect: 'manual' });
  // A busy portal asks to come again; a robot does.
  for (let again = 0; answer.status === 503 && again < maxReturns; again += 1) {
    await setTimeout(1_000 * Number(answer.headers.get('retry-after') ?? 1));
    answer = await fetch(origin + address, { redirect: 'manual' });
  }
  const html = await answer.text();
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
  const location = answer.headers.get('location') ?? undefined;
  return { status: answer.status, location, page: isPage ? readPage(html) : undefined, from };
}

/** Addresses of pages that a page links to, without fragments and files. */
export function listPageLinks(origin: string, address: string, page: ReadPage | undefined): string[] {
  return (page?.links ?? []).flatMap((href) => {
    const url = new URL(href, origin + address);
    if (url.origin !== origin || isAccount(url.pathname) || url.pathname.startsWith('/media/')) return [];
    return [url.pathname + url.search];
  });
}

/** Linked pictures and files. */
const listFileLinks = (page: ReadPage | undefined): string[] =>
  (page?.links ?? []).filter((href) => href.includes('/media/'));

/** Other files that pages load, each with a page that uses it. */
export function listAssets(origin: string, visits: ReadonlyMap<string, Visit>): Map<string, string> {
  const assets = new Map<string, string>();
  for (const [address, { page }] of visits)
    for (const asset of [
      ...(page?.assets ?? []),
      ...listFileLinks(page),
      page?.properties.get('og:image') ?? '',
    ]) {
      const url = new URL(asset, origin + address);
      if (asset !== '' && url.origin === origin) assets.set(url.pathname + url.search, address);
    }
  return assets;
}

/** Addresses of the pages in the sitemap. */
export async function readSitemap(origin: string): Promise<string[]> {
  const addresses: string[] = [];
  for (const file of await listAddresses(`${origin}/sitemap.xml`))
    addresses.push(...(await listAddresses(file)));
  return addresses.map((address) => {
    const url = new URL(address);
    return url.pathname + url.search;
  });
}

async function listAddresses(file: string): Promise<string[]> {
  const answer = await fetch(file);
  if (answer.status !== 200) throw new Error(`${file} answers ${answer.status}`);
  return Array.from((await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
}
