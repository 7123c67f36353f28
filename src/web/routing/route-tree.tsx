import { createContext, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { ArticleBlock } from '#shared/collections/articleblock.ts';
import type { FeedBlock } from '#shared/collections/rssblock.ts';
import { paths, signInPath } from '#shared/paths/paths.ts';
import { showFeed } from '../blocks/feed/shown-feed.ts';
import type { PlacedBlocks } from '../blocks/place-blocks.ts';
import type { DataClient } from '../data/data-client.ts';
import { RecordMissing, RecordMoved } from '../data/load-errors.ts';
import { FailureView } from '../layouts/page/FailureView.tsx';
import { type ReadArticle, showOnce } from '../layouts/page/page-extras.ts';
import { ScreenView } from '../layouts/page/ScreenView.tsx';
import type { AnyScreen, LoadRequest, PageData, RouteHandle } from '../layouts/page/screen.ts';
import { AppShell } from '../layouts/shell/AppShell.tsx';
import { ShellFailure } from '../layouts/shell/ShellFailure.tsx';
import { loadShell } from '../layouts/shell/shell-data.ts';
import { findRoute, type ScreenRoute } from './routes.ts';

/** The data client of every `load`: in process on the server, over HTTP in the browser. */
export const dataClientContext = createContext<DataClient>();

/**
 * The browser's session state for the routing guard. On the server it is undefined, because the server redirects
 * before rendering.
 */
export const routeGuardContext = createContext<{ isSignedIn(): boolean | undefined }>({
  isSignedIn: () => undefined,
});

export const shellId = 'shell';

/** Creates the router's tree: the shell, loaded once, with the screens as its children. */
export function createShellRoute(children: RouteObject[]): RouteObject {
  return {
    id: shellId,
    path: '/',
    element: <AppShell findRoute={(path) => findRoute(path)?.route} />,
    ErrorBoundary: ShellFailure,
    loader: ({ context }) => loadShell(context.get(dataClientContext)),
    shouldRevalidate: () => false,
    children,
  };
}

/**
 * Creates the route of a screen. Its code loads in the loader, because the router's `lazy` cannot render the route's
 * error page when a chunk fails to load.
 */
export function createScreenRoute(
  route: ScreenRoute,
  load: () => Promise<AnyScreen>,
  loaded?: AnyScreen,
): RouteObject {
  const handle: RouteHandle = {
    name: route.name,
    layout: route.layout,
    access: route.access,
    screen: loaded,
  };
  return {
    id: route.id,
    path: route.routerPath,
    handle,
    ErrorBoundary: FailureView,
    element: <ScreenView handle={handle} />,
    loader: async (args) => {
      handle.screen ??= await load();
      return loadScreenData(route, handle.screen, args);
    },
  };
}

/** Loads a screen's data and, in parallel, the blocks that editors placed on pages with its name. */
async function loadScreenData(
  route: ScreenRoute,
  screen: AnyScreen,
  args: LoaderFunctionArgs,
): Promise<PageData> {
  const { pathname, search, searchParams } = new URL(args.request.url);
  const match = findRoute(pathname);
  if (match?.route !== route) throw new RecordMissing(pathname);
  guardRoute(route, args.context.get(routeGuardContext).isSignedIn(), pathname + search);
  const data = args.context.get(dataClientContext);
  const blocks = loadBlocks(data, route.name);
  const request: LoadRequest = {
    data,
    blocks,
    name: route.name,
    path: pathname,
    id: match.id ?? 0,
    params: match.params,
    search: searchParams,
  };
  try {
    const [screenData, placed] = await Promise.all([screen.load(request), blocks]);
    const { mostRead } = screenData as { mostRead?: readonly ReadArticle[] };
    const lists = showOnce({ own: screen.articlesOf?.(screenData) ?? [], blocks: placed, mostRead });
    return { ...(screenData as object), ...lists };
  } catch (error) {
    throw error instanceof RecordMoved ? redirect(error.url, 301) : error;
  }
}

/** Redirects guests to sign-in and signed-in users away from guest screens (SPEC.md section 2, routing guard). */
function guardRoute({ access }: ScreenRoute, isSignedIn: boolean | undefined, target: string): void {
  if (access === 'user' && isSignedIn === false) throw redirect(signInPath(target));
  if (access === 'guest' && isSignedIn === true) throw redirect(paths.home);
}

type Grouped<Block> = Readonly<Record<string, readonly Block[]>>;

const blockFields = [
  'id',
  'layout',
  'position',
  'title',
  'link',
  'is_external',
  'hide_title',
  'articles',
] as const;
const feedFields = ['id', 'title', 'layout', 'view', 'collectors'] as const;

/** Loads the content blocks and sponsored feeds of a page name. Feeds follow the blocks at the same position. */
async function loadBlocks(data: DataClient, name: string): Promise<PlacedBlocks> {
  const find = { pages: name };
  const [blocks, feeds] = await Promise.all([
    data.optionalList<Grouped<ArticleBlock>>('articleblock', { find, fields: blockFields, limit: 100 }, {}),
    data.optionalList<Grouped<FeedBlock>>('rssblock', { find, fields: feedFields, limit: 100 }, {}),
  ]);
  const placed: Record<string, PlacedBlocks[string]> = { ...blocks.records };
  for (const [position, feedsAtPosition] of Object.entries(feeds.records))
    placed[position] = [...(placed[position] ?? []), ...feedsAtPosition.map(showFeed)];
  return placed;
}
