import { TaggedCache } from '#server/caching/tagged-cache.ts';
import type { Redirect, RedirectsRepository } from '#server/records/publishing/redirects.repository.ts';

export interface RedirectParts {
  readonly redirects: Pick<RedirectsRepository, 'listRedirects'>;
  /** Finds the address at which readers have a record now. */
  readonly findAddress: (collection: string, id: number) => Promise<string | undefined>;
}

interface Former extends Redirect {
  readonly query: URLSearchParams;
}
type FormerByPath = ReadonlyMap<string, readonly Former[]>;

const cacheBytes = 1024;
const cacheSeconds = 86_400;
/** Redirects that editors typed may follow each other this often; readers make one hop all the same. */
const maxHops = 8;
const tags = new Set(['redirect:*']);

export type Redirects = ReturnType<typeof createRedirects>;

/**
 * Leads from addresses that records had to those they have. All former addresses are kept in memory, so that an address that never
 * was one costs no statement; a change is announced.
 */
export function createRedirects({ redirects, findAddress }: RedirectParts) {
  const formers = new TaggedCache<FormerByPath>({ maxBytes: cacheBytes * 16 });

  async function readFormers(): Promise<FormerByPath> {
    const found = (await redirects.listRedirects()).map((one): Former => {
      const [, query = ''] = one.address.split('?');
      return { ...one, query: new URLSearchParams(query) };
    });
    return Map.groupBy(found, ({ address }) => pathOf(address));
  }

  const listFormers = (): Promise<FormerByPath> =>
    formers.fetch('formers', async () => ({
      value: await readFormers(),
      ...{ tags, bytes: cacheBytes, seconds: cacheSeconds },
    }));

  /**
   * Finds where an address leads that has no page, in one hop. What else its query says goes along. `hasPage` says of an address
   * that an editor typed whether it has a page now; if not, it may lead further itself.
   */
  async function findRedirect(
    target: string,
    hasPage: (address: string) => Promise<boolean>,
  ): Promise<string | undefined> {
    const passed = [target];
    for (let at = target; passed.length <= maxHops; ) {
      const next = await findNext(at, await listFormers());
      if (next === undefined) return at === target ? undefined : at;
      if (passed.includes(next.address)) return undefined;
      if (!next.isTyped || (await hasPage(next.address))) return next.address;
      passed.push(next.address);
      at = next.address;
    }
    return undefined;
  }

  async function findNext(
    target: string,
    known: FormerByPath,
  ): Promise<{ address: string; isTyped: boolean } | undefined> {
    const sent = new URLSearchParams(target.split('?')[1] ?? '');
    const candidates = known.get(pathOf(target)) ?? [];
    const former = candidates.find(({ query }) =>
      [...query].every(([name, value]) => sent.get(name) === value),
    );
    if (!former) return undefined;
    const isTyped = former.target !== null;
    const address = former.target ?? (await findRecord(former));
    if (address === undefined || address === former.address) return undefined;
    for (const name of former.query.keys()) sent.delete(name);
    if (sent.size === 0) return { address, isTyped };
    const [path = '', fragment] = address.split('#');
    const more = `${path}${path.includes('?') ? '&' : '?'}${sent}`;
    return { address: fragment === undefined ? more : `${more}#${fragment}`, isTyped };
  }

  const findRecord = async ({ collection, record_id: id }: Redirect): Promise<string | undefined> =>
    collection === null || id === null ? undefined : findAddress(collection, id);

  /** Whether an address leads back to another one, or to itself, by the redirects that are stored at this moment. */
  async function leadsTo(from: string, to: string): Promise<boolean> {
    const stored = await readFormers();
    let at: string | undefined = from;
    for (let hops = 0; at !== undefined && hops <= maxHops; hops += 1) {
      if (sameAddress(at, to)) return true;
      at = (await findNext(at, stored))?.address;
    }
    return at !== undefined;
  }

  return {
    findRedirect,
    leadsTo,
    drop: (tag: string) => formers.drop(tag),
    forgetAll: () => formers.clear(),
  };
}

const sameAddress = (one: string, other: string): boolean =>
  pathOf(one) === pathOf(other) && (one.split(/[?#]/)[1] ?? '') === (other.split(/[?#]/)[1] ?? '');

/** The path of an address, decoded where it can be. */
function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
