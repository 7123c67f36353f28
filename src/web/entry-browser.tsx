import '@vitejs/plugin-react/preamble';
import './styles/main.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { DeviceProvider } from './components/DeviceProvider.tsx';
import { SiteContext } from './components/site.ts';
import { createSilentClient } from './data/data-client.ts';
import { askOverHttp } from './data/fetch-transport.ts';
import { type Hydration, readHydration } from './data/hydration.ts';
import { startServerClock } from './data/server-clock.ts';
import { detectWebpSupport } from './data/webp-support.ts';
import { controlDisclosures } from './navigation/disclosures.ts';
import { interceptLinks } from './navigation/intercept-links.ts';
import { createScreenRoute, createShellRoute, dataClientContext, shellId } from './route-tree.tsx';
import { type FoundRoute, findRoute, routes } from './routes.ts';
import { loadScreen } from './screens.ts';

controlDisclosures();
detectWebpSupport();
startServerClock();

const hydration = readHydration();
const found = findRoute(location.pathname);
if (hydration && found) void start(hydration, found);

/** Takes the server's page over: the same routes, the screen at hand first, the data as the server used it. */
async function start({ site, shell, screen }: Hydration, { route }: FoundRoute): Promise<void> {
  const shown = await loadScreen(route.screen);
  const context = new RouterContextProvider();
  context.set(dataClientContext, createSilentClient(askOverHttp));
  const screens = routes.map((each) =>
    createScreenRoute(each, () => loadScreen(each.screen), each === route ? shown : undefined),
  );
  const router = createBrowserRouter([createShellRoute(screens)], {
    hydrationData: { loaderData: { [shellId]: shell, [route.id]: screen } },
    getContext: () => context,
  });
  interceptLinks(router, findRoute, ({ route: { screen: file } }) => loadScreen(file));
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
