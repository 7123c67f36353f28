import { createContext, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { paths } from '#shared/paths/paths.ts';
import type { DataClient } from './data/data-client.ts';
import { RecordMissing, RecordMoved } from './data/outcomes.ts';
import { AppShell } from './frames/AppShell.tsx';
import { FailureView } from './frames/FailureView.tsx';
import { loadPage } from './frames/page-blocks.ts';
import { ScreenView } from './frames/ScreenView.tsx';
import { ShellFailure } from './frames/ShellFailure.tsx';
import type { AnyScreen, LoadRequest, RouteHandle } from './frames/screen.ts';
import { loadShell } from './frames/shell-data.ts';
import { findRoute, type ScreenRoute } from './routes.ts';

/** What every `load` asks with: in process on the server, over HTTP in the browser. */
export const dataClientContext = createContext<DataClient>();

/** Whether somebody is signed in, as the browser knows; undefined on the server, which guards by itself. */
export const gateContext = createContext<{ isSignedIn(): boolean | undefined }>({
  isSignedIn: () => undefined,
});

export const shellId = 'shell';

/** The router's tree: the shell, loaded once, and under it the screens. */
export function createShellRoute(children: RouteObject[]): RouteObject {
  return {
    id: shellId,
    path: '/',
    Component: AppShell,
    ErrorBoundary: ShellFailure,
    loader: ({ context }) => loadShell(context.get(dataClientContext)),
    shouldRevalidate: () => false,
    children,
  };
}

/**
 * The route of a screen. Its code comes with the first data asked for it (the router's own `lazy` cannot show the
 * route's error page when the code does not come), or is there already.
 */
export function createScreenRoute(
  route: ScreenRoute,
  load: () => Promise<AnyScreen>,
  loaded?: AnyScreen,
): RouteObject {
  const handle: RouteHandle = { name: route.name, frame: route.frame, access: route.access, screen: loaded };
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

async function loadScreenData(
  route: ScreenRoute,
  screen: AnyScreen,
  args: LoaderFunctionArgs,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(args.request.url);
  const found = findRoute(pathname);
  if (found?.route !== route) throw new RecordMissing(pathname);
  guardRoute(route, args.context.get(gateContext).isSignedIn());
  const request: LoadRequest = {
    data: args.context.get(dataClientContext),
    name: route.name,
    path: pathname,
    id: found.id ?? 0,
    params: found.params,
    search: searchParams,
  };
  try {
    return await loadPage(screen, request);
  } catch (error) {
    throw error instanceof RecordMoved ? redirect(error.url, 301) : error;
  }
}

/** SPEC.md section 2, routing guard: guests go to sign-in, signed-in users home. */
function guardRoute({ access }: ScreenRoute, isSignedIn: boolean | undefined): void {
  if (access === 'user' && isSignedIn === false) throw redirect(paths.signin);
  if (access === 'guest' && isSignedIn === true) throw redirect(paths.home);
}
