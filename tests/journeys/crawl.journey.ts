import { crawl, listAssets, listPageLinks, readSitemap, type Visit } from './crawler.ts';
import { expect, test } from './portal.ts';
import type { ReadPage } from './read-page.ts';

/** Route names by address (SPEC.md section 2, CONTRACT.md section 8); the first match wins. */
const routes: readonly (readonly [address: RegExp, name: string])[] = [
  [/^\/$/, 'home'],
  [/^\/chvens-shesakheb\.html/, 'about'],
  [/^\/kontaqti\.html/, 'contact'],
  [/^\/khshirad-dasmuli-kithkhvebi\.html/, 'faq'],
  [/^\/masalis-gamoyenebis-pirobebi\.html/, 'terms'],
  [/^\/partniorebisthvis\.html/, 'partners'],
  [/^\/saredaqcio-politika\.html/, 'editorial'],
  [/^\/konfidencialuroba\.html/, 'privacy'],
  [/^\/gayidvis-pirobebi\.html/, 'saleterms'],
  [/^\/quqi-failebi\.html/, 'cookies'],
  [/^\/khelmisatsvdomoba\.html/, 'accessibility'],
  [/^\/search/, 'search'],
  [/^\/category\//, 'category'],
  [/^\/clinics\.html/, 'clinics'],
  [/^\/clinic\//, 'clinic'],
  [/^\/doctors\.html/, 'doctors'],
  [/^\/doctor\//, 'doctor'],
  [/^\/journals\.html/, 'journals'],
  [/^\/journal\//, 'journal'],
  [/^\/kithkhva-pasukhi\.html/, 'questions'],
  [/^\/kithkhva-pasukhi\//, 'question'],
  [/^\/enciklopedia\.html/, 'encyclopedia'],
  [/^\/enciklopedia\//, 'term'],
  [/^\/gamomthvlelebi\.html/, 'calculations'],
  [/^\/dghiurebi\.html/, 'diaries'],
  [/^\/dghiurebi\//, 'diary'],
  [/^\/authors\.html/, 'authors'],
  [/^\/author\//, 'author'],
  [/^\/consultants\.html/, 'consultants'],
  [/^\/consultant\//, 'consultant'],
  [/^\/konsultantis-gverdi\.html/, 'consultantpage'],
  [/^\/fasebi\.html/, 'prices'],
  [/^\/tegebi\.html/, 'tags'],
  [/^\/daavadeban\//, 'specialproject'],
  [/^\/[^/]+\.html/, 'calculation'],
  [/^\/[^/]+\/(?:[^/]+\/)?\d+-[^/]+\.html/, 'article'],
];
const routeOf = (address: string) => routes.find(([pattern]) => pattern.test(address))?.[1];

/** The list of each kind of record. */
const lists: ReadonlyMap<string, string> = new Map([
  ['article', 'category'],
  ['clinic', 'clinics'],
  ['doctor', 'doctors'],
  ['journal', 'journals'],
  ['question', 'questions'],
  ['term', 'encyclopedia'],
  ['author', 'authors'],
  ['consultant', 'consultants'],
  ['calculation', 'calculations'],
  ['diary', 'diaries'],
]);

interface Crawled {
  readonly origin: string;
  readonly sitemap: readonly string[];
  readonly visits: ReadonlyMap<string, Visit>;
}

const pagesOf = ({ visits }: Crawled): [string, ReadPage][] =>
  [...visits].flatMap(([address, { page }]): [string, ReadPage][] => (page ? [[address, page]] : []));

test('every page is linked, in the sitemap and valid', async ({ baseURL }) => {
  test.setTimeout(600_000);
  const origin = new URL(baseURL ?? '').origin;
  const sitemap = await readSitemap(origin);
  const visits = await crawl(origin, ['/', ...sitemap]);
  const crawled: Crawled = { origin, sitemap, visits };
  expect.soft(sitemap.length).toBeGreaterThan(300);
  expect.soft(listUnmapped(crawled), 'every page of its own is in the map of the site').toEqual([]);
  expect.soft(new Set(sitemap).size, 'no page is named twice in the map of the site').toBe(sitemap.length);
  expect.soft(listBroken(crawled), 'every link leads straight to a page').toEqual([]);
  expect.soft(listOrphans(crawled), 'every page of the map is linked from another').toEqual([]);
  expect.soft(listUnlisted(crawled), 'every record is in the list of its kind').toEqual([]);
  expect.soft(listFaults(crawled), 'every page says what it is').toEqual([]);
  expect.soft(listTwins(crawled), 'no two pages have the same title').toEqual([]);
  expect.soft(listLooseEnds(crawled), 'links within a page have their target').toEqual([]);
  expect.soft(await listMissingFiles(crawled), 'pictures, styles and scripts are there').toEqual([]);
});

const listBroken = ({ visits }: Crawled): string[] =>
  [...visits].flatMap(([address, { status, location, from }]) =>
    status === 200 ? [] : [`${status} ${address}${location ? ` → ${location}` : ''} (from ${from})`],
  );

/** Records that no page links to; search results do not count, because search also finds orphans. */
function listOrphans(crawled: Crawled): string[] {
  const linked = new Set(
    pagesOf(crawled).flatMap(([address, page]) =>
      page.isHidden ? [] : listPageLinks(crawled.origin, address, page).filter((link) => link !== address),
    ),
  );
  return crawled.sitemap.filter((address) => !linked.has(address));
}

/** Indexable pages that are missing in the sitemap. Further pages of a list are not in it; tag pages are. */
function listUnmapped(crawled: Crawled): string[] {
  const mapped = new Set(crawled.sitemap);
  const isWhole = (address: string) => !address.includes('?') || /^\/tegebi\.html\?tag=[^&]+$/.test(address);
  return pagesOf(crawled).flatMap(([address, { isHidden, canonical }]) =>
    isHidden || canonical !== crawled.origin + address || !isWhole(address) || mapped.has(address)
      ? []
      : [address],
  );
}

/** Records without a link from a list of their own kind; links from elsewhere are accidental. */
function listUnlisted(crawled: Crawled): string[] {
  const linked = new Map<string, Set<string>>();
  for (const [address, page] of pagesOf(crawled))
    for (const link of listPageLinks(crawled.origin, address, page)) {
      const from = linked.get(link) ?? new Set();
      linked.set(link, from.add(routeOf(address) ?? ''));
    }
  return crawled.sitemap.flatMap((address) => {
    const list = lists.get(routeOf(address) ?? '');
    return list === undefined || linked.get(address)?.has(list) ? [] : [`${address} (not in ${list})`];
  });
}

function listFaults(crawled: Crawled): string[] {
  const { origin, sitemap } = crawled;
  const mapped = new Set(sitemap);
  return pagesOf(crawled).flatMap(([address, page]) => {
    const isWanted = [
      [page.headings === 1, `${page.headings} headings of the first level`],
      [page.route === routeOf(address), `data-route is ${page.route}`],
      [page.title.endsWith(' - სალბუნი'), `the title is „${page.title}“`],
      [!mapped.has(address) || !page.isHidden, 'hidden, and yet in the map of the site'],
      ...(page.isHidden ? [] : describesItself(address, page)),
    ] as const;
    return isWanted.flatMap(([holds, fault]) => (holds ? [] : [`${address}: ${fault}`]));
  });

  function describesItself(address: string, page: ReadPage): (readonly [boolean, string])[] {
    const { canonical = '', properties, kinds } = page;
    const path = canonical.startsWith(origin) ? canonical.slice(origin.length) : '';
    const isItself = decodeURI(path) === decodeURI(address);
    return [
      [
        isItself || (!mapped.has(address) && crawled.visits.get(path)?.status === 200),
        `canonical is ${canonical}`,
      ],
      [properties.get('og:url') === canonical, `og:url is ${properties.get('og:url')}`],
      [properties.get('og:title') === page.title, `og:title is ${properties.get('og:title')}`],
      [properties.get('og:locale') === 'ka_GE', `og:locale is ${properties.get('og:locale')}`],
      [properties.has('og:type') && properties.has('og:image'), 'og:type or og:image is missing'],
      [address === '/' || kinds.includes('BreadcrumbList'), `JSON-LD holds ${kinds.join()}`],
      // Lists and pages of the footer are right below the home page, which the logo leads to.
      [!lists.has(routeOf(address) ?? '') || page.hasTrail, 'no way back to its list is shown'],
    ];
  }
}

/** Canonical pages with the same title. */
function listTwins(crawled: Crawled): string[] {
  const own = pagesOf(crawled).filter(
    ([address, { isHidden, canonical }]) => !isHidden && canonical === crawled.origin + address,
  );
  const byTitle = Map.groupBy(own, ([, { title }]) => title);
  return [...byTitle].flatMap(([title, twins]) =>
    twins.length > 1 ? [`„${title}“: ${twins.map(([address]) => address).join(', ')}`] : [],
  );
}

function listLooseEnds(crawled: Crawled): string[] {
  return pagesOf(crawled).flatMap(([address, { links, ids }]) =>
    links.filter((href) => /^#./.test(href) && !ids.has(href.slice(1))).map((href) => `${address}: ${href}`),
  );
}

async function listMissingFiles(crawled: Crawled): Promise<string[]> {
  const missing: string[] = [];
  const files = [...listAssets(crawled.origin, crawled.visits)];
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      const { status } = await fetch(crawled.origin + file[0], { method: 'HEAD', redirect: 'manual' });
      if (status !== 200) missing.push(`${status} ${file[0]} (on ${file[1]})`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return missing;
}
