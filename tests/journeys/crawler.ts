import { type ReadPage, readPage } from './read-page.ts';

export interface Visit {
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | undefined;
  readonly page: ReadPage | undefined;
  /** The first page that links here. */
  readonly from: string;
}

const atOnce = 8;
/** A portal of demonstration content has some hundreds; more means that links make new addresses without end. */
const mostPages = 4_000;

/** Addresses under `/authentication/` belong to accounts: a robot does not go there. */
const isAccount = (path: string): boolean => path.startsWith('/authentication/');

/** Follows every link of the portal from the addresses given; answers each address of a page with what was found there. */
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
        if (known.has(link)) continue;
        known.add(link);
        if (known.size > mostPages) throw new Error(`more than ${mostPages} addresses; the last is ${link}`);
        waiting.push({ address: link, from: address });
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return visits;
}

async function open(origin: string, address: string, from: string): Promise<Visit> {
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const html = await answer.text();
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
  const location = answer.headers.get('location') ?? undefined;
  return { status: answer.status, location, page: isPage ? readPage(html) : undefined, from };
}

/** Addresses inside the portal that a page links to, without fragments and files. */
export function listPageLinks(origin: string, address: string, page: ReadPage | undefined): string[] {
  return (page?.links ?? []).flatMap((href) => {
    const url = new URL(href, origin + address);
    if (url.origin !== origin || isAccount(url.pathname) || url.pathname.startsWith('/media/')) return [];
    return [url.pathname + url.search];
  });
}

/** Pictures to look at and files to take away are linked, too. */
const listFileLinks = (page: ReadPage | undefined): string[] =>
  (page?.links ?? []).filter((href) => href.includes('/media/'));

/** Everything else of the portal that pages ask for, each with a page that does. */
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

/** Addresses of the pages that the map of the site names. */
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
