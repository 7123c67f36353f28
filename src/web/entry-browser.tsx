import '@vitejs/plugin-react/preamble';
import './styles/main.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { DeviceProvider } from './components/DeviceProvider.tsx';
import { preparePartsOf } from './components/on-demand.tsx';
import { SiteContext } from './components/site.ts';
import { createSilentClient } from './data/data-client.ts';
import { askOverHttp } from './data/fetch-transport.ts';
import { type Hydration, readHydration } from './data/hydration.ts';
import { keepSchemasFromCompiling } from './data/schema-settings.ts';
import { startServerClock } from './data/server-clock.ts';
import { followOtherTabs, session } from './data/session/browser-session.ts';
import { watchInactivity } from './data/session/inactivity.ts';
import { detectWebpSupport } from './data/webp-support.ts';
import { type PackedShell, unpackShell } from './frames/shell-data.ts';
import { controlDisclosures } from './navigation/disclosures.ts';
import { dismissDefinitions } from './navigation/dismiss-definitions.ts';
import { interceptLinks } from './navigation/intercept-links.ts';
import { openPictures } from './navigation/open-pictures.ts';
import {
  createScreenRoute,
  createShellRoute,
  dataClientContext,
  gateContext,
  shellId,
} from './route-tree.tsx';
import { type FoundRoute, findRoute, routes } from './routes.ts';
import { loadScreen } from './screens.ts';

keepSchemasFromCompiling();
controlDisclosures();
openPictures();
dismissDefinitions();
startServerClock();

const hydration = readHydration();
const found = findRoute(location.pathname);
if (hydration && found) void start(hydration, found);

function isSignedIn(): boolean {
  return session.state().status === 'user';
}

/** The session is verified before the page comes alive (SPEC.md section 4); a server that is slow to answer delays it no longer than this. */
function verifyInTime(): Promise<unknown> {
  return Promise.race([session.verify(), new Promise((resolve) => setTimeout(resolve, 5_000))]);
}

/** From here on other tabs are heard, and who does nothing for long is signed out. */
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

/** Fetches the screen of a link that somebody reaches for; not on calculators, which ask for nothing once they are there. */
async function prepareScreen({ route: { screen } }: FoundRoute): Promise<void> {
  if (findRoute(location.pathname)?.route.name !== 'calculation') await loadScreen(screen);
}

/** Takes the server's page over: the same routes, the screen at hand first, the data as the server used it. */
async function start({ site, shell, screen }: Hydration, { route }: FoundRoute): Promise<void> {
  const shownScreen = loadScreen(route.screen);
  const [shown] = await Promise.all([
    shownScreen,
    verifyInTime(),
    shownScreen.then(() => preparePartsOf(document)),
  ]);
  detectWebpSupport();
  const context = new RouterContextProvider();
  context.set(dataClientContext, createSilentClient(askOverHttp));
  context.set(gateContext, { isSignedIn });
  const screens = routes.map((each) =>
    createScreenRoute(each, () => loadScreen(each.screen), each === route ? shown : undefined),
  );
  const router = createBrowserRouter([createShellRoute(screens)], {
    hydrationData: { loaderData: { [shellId]: unpackShell(shell as PackedShell), [route.id]: screen } },
    getContext: () => context,
  });
  interceptLinks(router, findRoute, prepareScreen);
  followSession(router);
  const container = document.getElementById('app');
  if (!container) return;
  const device = document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'desktop';
  hydrateRoot(
    container,
    <SiteContext value={site}>
      <DeviceProvider initial={device}>
        <RouterProvider router={router} />
      </DeviceProvider>
    </SiteContext>,
  );
}
