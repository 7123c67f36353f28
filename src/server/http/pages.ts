import { crc32 } from 'node:zlib';
import { EncodedBody, type Encoding } from '#server/caching/encoding.ts';
import type { Made, TaggedCache } from '#server/caching/tagged-cache.ts';
import { utf8OfPieces } from '#server/caching/utf8.ts';
import type { Restql } from '#server/restql/restql.service.ts';
import type { AskData } from '#shared/collections/query.ts';
import type { Device, RenderedPage, RouteFacts, WebRenderer } from '#shared/contracts/pages.ts';
import { knownSearch, parseAddress } from './page-address.ts';
import { type Reading, readingOf } from './reading.ts';

/** Headers as names and values in turn. */
export type HeaderList = readonly string[];

/** A page as it goes out. The same bytes for everybody: nothing of a visitor is in it. */
export interface Page {
  readonly status: number;
  readonly body: EncodedBody;
  readonly etag: string;
  readonly type: string;
  readonly location: string | undefined;
  /** Whether caches between here and the reader may keep it: not where it depends on who is signed in. */
  readonly isShared: boolean;
  /** What whoever gets the page reads; set where readers are counted. */
  readonly reading: Reading | undefined;
  /** Heads of the forms that were sent from the cache (ready-head.ts). */
  readonly heads: Map<Encoding, string>;
}

/** A text and what it was made of. */
export interface MadeText {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

export type PageCache = TaggedCache<Page>;

export interface PagesOptions {
  readonly renderer: WebRenderer;
  readonly restql: Restql;
  readonly cache: PageCache;
}

export type Pages = ReturnType<typeof createPages>;

/** Serves pages from the cache, rendering each once however many ask for it. */
export function createPages({ renderer, restql, cache }: PagesOptions) {
  const problems = new Map<string, Page>();
  /** Targets seen lately and their keys: most requests repeat an address, and parsing one costs more than answering it. */
  const keys = new TargetKeys((target) => {
    const address = parseAddress(target);
    const route = address && renderer.routeAt(address.path);
    return address && route && { route, path: address.path, search: knownSearch(address.query, route.query) };
  });

  /** The page when it stands ready, without waiting. */
  function ready(target: string, device: Device): Page | undefined {
    const known = keys.of(target);
    return known && cache.fresh(`${device} ${known.path}${known.search}`);
  }

  /** For whom the page at that address is. */
  const accessOf = (target: string): RouteFacts['access'] => keys.of(target)?.route.access ?? 'public';

  async function get(target: string, device: Device): Promise<Page> {
    const known = keys.of(target);
    if (!known) return problem(404, device);
    return cache.fetch(`${device} ${known.path}${known.search}`, () => render(known, device));
  }

  async function render({ route, path, search }: KnownTarget, device: Device): Promise<Made<Page>> {
    const tags = new Set<string>();
    const ask = (async (collection, query) => {
      const prepared = await restql.askForPage(collection, query);
      for (const tag of prepared.tags) tags.add(tag);
      return prepared.answer;
    }) as AskData;
    const prepared = await renderer.preparePage({ path, search, device }, ask);
    for (const tag of tags) if (isImplied(tag, tags)) tags.delete(tag);
    const rendered = prepared.write();
    const page = pageOf(rendered, {
      isShared: route.access === 'public',
      reading: rendered.status === 200 ? readingOf(route.name, rendered.id) : undefined,
    });
    const bytes = Math.ceil(page.body.identity.length * 1.4);
    return { value: page, tags, bytes, seconds: rendered.status === 200 ? route.cacheSeconds : 0 };
  }

  /** Something else that is made of data and sent as pages are: a feed, a map of the site. */
  function keep(key: string, type: string, make: () => Promise<MadeText>): Promise<Page> {
    return cache.fetch(`${type} ${key}`, async () => {
      const { text, tags } = await make();
      const page = pageOf({ status: 200, html: [text], type });
      return { value: page, tags, bytes: page.body.identity.length * 2, seconds: 300 };
    });
  }

  /** A designed error page; it holds no data, so it is rendered once per device and works when nothing else does. */
  function problem(status: 404 | 500 | 503, device: Device): Page {
    const key = `${status} ${device}`;
    const page = problems.get(key) ?? pageOf({ status, html: renderer.renderProblem(status, device) });
    problems.set(key, page);
    return page;
  }

  return { ready, accessOf, get, keep, problem };
}

const htmlType = 'text/html; charset=utf-8';

function pageOf(
  made: RenderedPage & { type?: string },
  { isShared = true, reading }: { isShared?: boolean; reading?: Reading | undefined } = {},
): Page {
  const bytes = utf8OfPieces(made.html);
  return {
    status: made.status,
    body: new EncodedBody(bytes),
    etag: `${crc32(bytes).toString(36)}.${bytes.length.toString(36)}`,
    type: made.type ?? htmlType,
    location: made.location,
    isShared,
    reading,
    heads: new Map(),
  };
}

/** Whoever announces `article:12` announces `article:*` too. */
const isImplied = (tag: string, tags: ReadonlySet<string>): boolean =>
  !tag.endsWith(':*') && tags.has(`${tag.slice(0, tag.indexOf(':'))}:*`);

interface KnownTarget {
  readonly route: RouteFacts;
  readonly path: string;
  readonly search: string;
}

/** A bounded memory of addresses that lead to a route. */
class TargetKeys {
  readonly #known = new Map<string, KnownTarget>();
  readonly #resolve: (target: string) => KnownTarget | undefined;

  constructor(resolve: (target: string) => KnownTarget | undefined) {
    this.#resolve = resolve;
  }

  of(target: string): KnownTarget | undefined {
    const known = this.#known.get(target) ?? this.#resolve(target);
    if (!known) return undefined;
    if (target.length > 300) return known;
    if (this.#known.size >= 5_000) this.#known.clear();
    this.#known.set(target, known);
    return known;
  }
}
