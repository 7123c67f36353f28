import '@vitejs/plugin-react/preamble';
import './styles/main.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { DeviceProvider } from './components/DeviceProvider.tsx';
import { preloadComponentsOf } from './components/on-demand.tsx';
import { SiteContext } from './components/site/site.ts';
import { silentClient } from './data/browser-clients.ts';
import { type Hydration, readHydration } from './data/hydration.ts';
import { startServerClock } from './data/server-clock.ts';
import { followOtherTabs, session } from './data/session/browser-session.ts';
import { watchInactivity } from './data/session/inactivity.ts';
import { detectWebpSupport } from './data/webp-support.ts';
import { type PackedShell, unpackShell } from './layouts/shell/shell-data.ts';
import { controlDisclosures } from './navigation/disclosures.ts';
import { dismissDefinitions } from './navigation/dismiss-definitions.ts';
import { interceptLinks } from './navigation/intercept-links.ts';
import { openPictures } from './navigation/open-pictures.ts';
import {
  createScreenRoute,
  createShellRoute,
  dataClientContext,
  routeGuardContext,
  shellId,
} from './routing/route-tree.tsx';
import { findRoute, type MatchedRoute, routes } from './routing/routes.ts';
import { loadScreen } from './routing/screens.ts';

controlDisclosures();
openPictures();
dismissDefinitions();
startServerClock();

const hydration = readHydration();
const match = findRoute(location.pathname);
if (hydration && match) void start(hydration, match);

function isSignedIn(): boolean {
  return session.state().status === 'user';
}

/** Verifies the session before hydration (SPEC.md section 4), but waits for the server no longer than this. */
function verifyInTime(): Promise<unknown> {
  return Promise.race([session.verify(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}

/** Follows the session in other tabs and signs out after inactivity. */
function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  followOtherTabs();
  const restart = watchInactivity({ isSignedIn, onExpired: () => void session.logout() });
  let path = location.pathname + location.search;
  router.subscribe(({ location: { pathname, search } }) => {
    if (pathname + search === path) return;
    path = pathname + search;
    restart();
  });
}

/** Preloads the screen of a hovered or focused link; not on calculators, which make no requests after loading. */
async function preloadScreen({ route: { screen } }: MatchedRoute): Promise<void> {
  if (findRoute(location.pathname)?.route.name !== 'calculation') await loadScreen(screen);
}

/** Sets `data-hydrated` on the root element, by which styles and tests know that the page's controls answer. */
function MarkHydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return children;
}

/** Hydrates the server's page with the same routes, the current screen and the server's data. */
async function start({ site, shell, screen }: Hydration, { route }: MatchedRoute): Promise<void> {
  const currentScreenLoad = loadScreen(route.screen);
  const [currentScreen] = await Promise.all([
    currentScreenLoad,
    verifyInTime(),
    currentScreenLoad.then(() => preloadComponentsOf(document)),
  ]);
  detectWebpSupport();
  const context = new RouterContextProvider();
  context.set(dataClientContext, silentClient);
  context.set(routeGuardContext, { isSignedIn });
  const screens = routes.map((each) =>
    createScreenRoute(each, () => loadScreen(each.screen), each === route ? currentScreen : undefined),
  );
  const router = createBrowserRouter([createShellRoute(screens)], {
    hydrationData: { loaderData: { [shellId]: unpackShell(shell as PackedShell), [route.id]: screen } },
    getContext: () => context,
  });
  interceptLinks(router, findRoute, preloadScreen);
  followSession(router);
  // Long after the page has loaded, so that a first visit waits for none of it; without a connection at once.
  if (import.meta.env.PROD)
    setTimeout(
      () =>
        import('./navigation/offline/start-offline.ts').then(
          ({ start }) => start(router),
          // The connection has gone meanwhile; the next page tries again.
          () => undefined,
        ),
      navigator.onLine ? 5000 : 0,
    );
  const container = document.getElementById('app');
  if (!container) return;
  const device = document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';
  // As a transition, hydration is done in slices between which the browser answers the reader.
  startTransition(() => {
    hydrateRoot(
      container,
      <MarkHydrated>
        <SiteContext value={site}>
          <DeviceProvider initial={device}>
            <RouterProvider router={router} />
          </DeviceProvider>
        </SiteContext>
      </MarkHydrated>,
    );
  });
}
