import { crc32 } from 'node:zlib';
import { EncodedBody } from '#server/caching/encoding.ts';
import type { Computed, TaggedCache } from '#server/caching/tagged-cache.ts';
import type { DataQueries } from '#server/queries/queries.service.ts';
import type { AskData } from '#shared/collections/query.ts';
import type { Device, RenderedPage, RouteFacts, WebRenderer } from '#shared/contracts/pages.ts';
import { type Reading, readingOf, type Searched, searchedIn } from '../reading.ts';

/** A rendered page. The bytes are the same for everybody; nothing in them belongs to a visitor. */
export interface Page {
  readonly status: number;
  readonly body: EncodedBody;
  /** Without quotes; one for all encodings. */
  readonly etag: string;
  readonly type: string;
  readonly location: string | undefined;
  /** Headers of answers with and without a body. */
  readonly headers: Readonly<Record<string, string>>;
  /** The name of the screen, for metrics and logs. */
  readonly screen: string;
  /** The record whose view counts when the page is read. */
  readonly reading: Reading | undefined;
  /** The search whose results it shows. */
  readonly searched: Searched | undefined;
}

/** A text with the tags of the data it was rendered from. */
export interface TaggedText {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

export type PageCache = TaggedCache<Page>;

export interface PagesOptions {
  readonly renderer: WebRenderer;
  readonly restql: DataQueries;
  readonly cache: PageCache;
}

export type Pages = ReturnType<typeof createPages>;

/** Serves pages from the cache; each is rendered once for concurrent requests. */
export function createPages({ renderer, restql, cache }: PagesOptions) {
  const problems = new Map<string, Page>();
  function resolve(target: string): ResolvedTarget | undefined {
    const address = parseAddress(target);
    const route = address && renderer.routeAt(address.path);
    return route && { route, path: address.path, search: knownSearch(address.query, route.query) };
  }

  /** Returns the page if it is cached. A target without a query is its own cache key. */
  function getCached(target: string, device: Device): Page | undefined {
    if (!/[?#]/.test(target)) return cache.getFresh(`${device} ${target}`);
    const found = resolve(target);
    return found && cache.getFresh(keyOf(found, device));
  }

  /** Whether an address is of a page, though there may be no record for it. */
  const isPage = (target: string): boolean => resolve(target) !== undefined;

  /**
   * Which visitors the page at this address is for. What is not there under /authentication/ belongs to the guests' part, whose last
   * route answers 404 (SPEC.md section 2).
   */
  const accessOf = (target: string): RouteFacts['access'] =>
    resolve(target)?.route.access ?? (target.startsWith('/authentication/') ? 'guest' : 'public');

  async function get(target: string, device: Device): Promise<Page> {
    const found = resolve(target);
    if (!found) return problem(404, device);
    return cache.fetch(keyOf(found, device), () => render(found, device));
  }

  async function render({ route, path, search }: ResolvedTarget, device: Device): Promise<Computed<Page>> {
    const tags = new Set<string>();
    let searched: Searched | undefined;
    let isMomentary = false;
    const ask = (async (collection, query) => {
      const { answer, tags: answerTags, isMomentary: isBrief = false } = await restql.ask(collection, query);
      isMomentary ||= isBrief;
      searched ??= searchedIn(collection, query, answer);
      for (const tag of answerTags) tags.add(tag);
      return answer;
    }) as AskData;
    const rendered = await renderer.renderPage({ path, search, device }, ask);
    for (const tag of tags) if (isImplied(tag, tags)) tags.delete(tag);
    const page = pageOf(rendered, {
      screen: route.name,
      isShared: route.access === 'public' && !isMomentary,
      tags,
      reading: rendered.status === 200 ? readingOf(route.name, rendered.id) : undefined,
      searched,
    });
    const bytes = Math.ceil(page.body.identity.length * 1.4);
    return {
      value: page,
      tags,
      bytes,
      seconds: rendered.status === 200 && !isMomentary ? route.cacheSeconds : 0,
    };
  }

  /** Renders a page from other queries than the portal's, for one person: it is kept nowhere. */
  async function renderPreview(target: string, device: Device, asked: DataQueries['ask']): Promise<Page> {
    const found = resolve(target);
    if (!found) return problem(404, device);
    const { route, path, search } = found;
    const ask = (async (collection, query) => (await asked(collection, query)).answer) as AskData;
    const rendered = await renderer.renderPage({ path, search, device, isPreview: true }, ask);
    const page = pageOf(rendered, { screen: route.name, isShared: false });
    return { ...page, headers: { ...page.headers, 'x-robots-tag': 'noindex' } };
  }

  /** Caches another document that is rendered from data, such as a feed or a sitemap. */
  function getDocument(key: string, type: string, compute: () => Promise<TaggedText>): Promise<Page> {
    return cache.fetch(`${type} ${key}`, async () => {
      const { text, tags } = await compute();
      const page = pageOf({ status: 200, html: text, type }, { screen: '', tags });
      return { value: page, tags, bytes: page.body.identity.length * 2, seconds: 300 };
    });
  }

  /** The permanent redirect from an address that a record had. */
  const redirect = (location: string): Page =>
    pageOf({ status: 301, html: '', location }, { screen: 'redirect' });

  /** Renders an error page. It contains no data, so it is cached per device and works without the database. */
  function problem(status: 404 | 500 | 503, device: Device): Page {
    const key = `${status} ${device}`;
    const page =
      problems.get(key) ??
      pageOf({ status, html: renderer.renderProblem(status, device) }, { screen: 'problem' });
    problems.set(key, page);
    return page;
  }

  return { getCached, isPage, accessOf, get, renderPreview, getDocument, problem, redirect };
}

/** The parts of an address that identify a page: route, path, and the query parameters that the route knows. */
interface ResolvedTarget {
  readonly route: RouteFacts;
  readonly path: string;
  readonly search: string;
}

const keyOf = ({ path, search }: ResolvedTarget, device: Device): string => `${device} ${path}${search}`;

const htmlType = 'text/html; charset=utf-8';
/** Browsers revalidate at each visit; CDNs may cache for a minute and serve stale pages meanwhile. Errors are not cached. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const vary = 'Accept-Encoding, User-Agent, Sec-CH-UA-Mobile';

function pageOf(
  rendered: RenderedPage & { type?: string },
  // A page that depends on the sign-in must not be cached between server and reader.
  {
    screen,
    isShared = true,
    tags = new Set(),
    reading,
    searched,
  }: {
    screen: string;
    isShared?: boolean;
    tags?: ReadonlySet<string>;
    reading?: Reading | undefined;
    searched?: Searched | undefined;
  },
): Page {
  const isCacheable = isShared && (rendered.status === 200 || rendered.status === 301);
  const bytes = Buffer.from(rendered.html);
  return {
    status: rendered.status,
    body: new EncodedBody(bytes),
    etag: `${crc32(bytes).toString(36)}.${bytes.length.toString(36)}`,
    type: rendered.type ?? htmlType,
    location: rendered.location,
    headers: {
      vary,
      'content-language': 'ka',
      'cache-control': isCacheable ? cacheable : 'no-store',
      ...(isCacheable && tags.size > 0 ? { 'cache-tag': cacheTagOf(tags) } : {}),
    },
    screen,
    reading,
    searched,
  };
}

/** CDNs take 16 KB of tags at most. */
const maxTagBytes = 4_000;

/** The tags by which a CDN drops a page. Of too many, those of whole collections stay, which every change announces too. */
function cacheTagOf(tags: ReadonlySet<string>): string {
  const all = [...tags].join(',');
  if (all.length <= maxTagBytes) return all;
  return [...new Set([...tags].map((tag) => `${tag.slice(0, tag.indexOf(':'))}:*`))].join(',');
}

/** A change of `article:12` is announced as `article:*` too, so the narrower tag adds nothing. */
const isImplied = (tag: string, tags: ReadonlySet<string>): boolean =>
  !tag.endsWith(':*') && tags.has(`${tag.slice(0, tag.indexOf(':'))}:*`);

const maxTargetLength = 2_000;

/** Parses the address. @returns undefined if it is too long, malformed, or does not begin with exactly one slash */
function parseAddress(target: string): { path: string; query: URLSearchParams } | undefined {
  if (target.length > maxTargetLength || !target.startsWith('/') || target.startsWith('//')) return undefined;
  const mark = target.search(/[?#]/);
  const path = mark < 0 ? target : target.slice(0, mark);
  if (path.includes('\\') || !isDecodable(path)) return undefined;
  return { path, query: new URLSearchParams(mark < 0 ? '' : target.slice(mark).replace(/#.*$/, '')) };
}

/**
 * Keeps the query parameters that the route knows, in their order, each once; others cannot multiply cache entries. Zero
 * characters are removed, as PostgreSQL cannot store them.
 */
function knownSearch(query: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name)?.replaceAll('\0', '');
    if (value) known.set(name, value);
  }
  const search = known.toString();
  return search && `?${search}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !path.includes('%00');
  } catch {
    return false;
  }
}
