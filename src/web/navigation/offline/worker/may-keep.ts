import { findRoute } from '#web/routing/routes.ts';

/** Words that a reader typed stand in these addresses; they are not kept. */
const typed = ['q', 'preview'];

/**
 * Returns the address under which a page of a public screen is kept: its path and the parameters that change it. Undefined for
 * pages that are never kept: those of the signed-in area, of searches, and what is no page of readers.
 */
export function keepableAddress(address: URL): string | undefined {
  const route = findRoute(address.pathname)?.route;
  if (route?.access !== 'public' || route.name === 'search') return undefined;
  if (typed.some((name) => address.searchParams.has(name))) return undefined;
  const query = new URLSearchParams();
  for (const name of route.query)
    for (const value of address.searchParams.getAll(name)) query.append(name, value);
  return query.size > 0 ? `${address.pathname}?${query}` : address.pathname;
}

/** Whether an answer is a page that is the same for everybody. */
export const isKeepable = ({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'headers'>): boolean =>
  status === 200 &&
  !redirected &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Whether readers' pages stand under a path, so that the worker answers for it offline. The office and payments are left alone. */
export const isReadersPath = (path: string): boolean =>
  !/^\/(office|api|static|media|payment|sandbox|advertisement|campaign|authentication\/confirm)(\/|$)/.test(
    path,
  );
