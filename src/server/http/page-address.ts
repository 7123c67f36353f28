/** What of a request's address makes a page: its path, and the query names its route knows. */
export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

const longest = 2_000;

/** `undefined` for an address no page can have: too long, malformed, or not beginning with one slash. */
export function parseAddress(target: string): PageAddress | undefined {
  if (target.length > longest || !target.startsWith('/') || target.startsWith('//')) return undefined;
  const mark = target.search(/[?#]/);
  const path = mark < 0 ? target : target.slice(0, mark);
  if (path.includes('\\') || !isDecodable(path)) return undefined;
  return { path, query: new URLSearchParams(mark < 0 ? '' : target.slice(mark).replace(/#.*$/, '')) };
}

/**
 * `?page=2` with the known names alone, in their order, each once: other names cannot fill the cache. The database keeps
 * no zero characters, so they are no characters here either.
 */
export function knownSearch(query: URLSearchParams, names: readonly string[]): string {
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
