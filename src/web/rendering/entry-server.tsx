import '../styles/main.css';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import type { AskData } from '#shared/collections/query.ts';
import type { Device, PageRequest, RenderedPage, RouteFacts, WebRenderer } from '#shared/contracts/pages.ts';
import type { MapSettings } from '#shared/geography/map-tiles.ts';
import { problems } from '#shared/language/ka/site/problems.ts';
import { DeviceContext } from '../components/device.ts';
import { SiteContext, type SiteFacts } from '../components/site/site.ts';
import { createStrictClient } from '../data/data-client.ts';
import { omitBody } from '../data/hydration.ts';
import { RecordMissing } from '../data/load-errors.ts';
import { UnhydratedPageContext } from '../layouts/account/unhydrated-page.ts';
import { describeHead, describeHiddenHead } from '../layouts/head/page-head.ts';
import { type FragmentCache, FragmentCacheContext } from '../layouts/page/CachedFragment.tsx';
import { PageLayout } from '../layouts/page/PageLayout.tsx';
import { type ProblemStatus, ProblemView } from '../layouts/page/ProblemView.tsx';
import type { AnyScreen } from '../layouts/page/screen.ts';
import { emptyShell, packShell, type ShellData } from '../layouts/shell/shell-data.ts';
import { createScreenRoute, createShellRoute, dataClientContext, shellId } from '../routing/route-tree.tsx';
import { findRoute, routes, type ScreenRoute } from '../routing/routes.ts';
import { screenSource } from '../routing/screens.ts';
import { assetsOf, type ViteManifest } from './assets.ts';
import { writeConstantParts, writeDocument } from './document.ts';

export interface PageSettings {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly mediaUrl: string;
  readonly map?: MapSettings | undefined;
  /** Vite's manifest; absent in development. */
  readonly manifest?: ViteManifest | undefined;
}

/** A page with loaded data, or a redirect or error instead. */
export type LoadedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'missing'; readonly shell: ShellData }
  | {
      readonly kind: 'page';
      readonly route: ScreenRoute;
      readonly screen: AnyScreen;
      readonly shell: ShellData | undefined;
      readonly data: unknown;
      /** The whole page, ready to be rendered. */
      readonly tree: ReactElement;
    };

const screens = import.meta.glob<AnyScreen>(
  ['../screens/*/*.screen.tsx', '../calculators/screens/*.screen.tsx', '../diaries/screens/*.screen.tsx'],
  { eager: true, import: 'screen' },
);

/** The route of an address, as far as the server needs it; undefined if there is no such page. */
export function routeAt(path: string): RouteFacts | undefined {
  return findRoute(path)?.route;
}

/** Creates the function that loads a page's data through its routes' loaders. It rejects if a query fails. */
export function createPageLoader(settings: PageSettings) {
  const site = siteOf(settings);
  const handlers = new Map(
    routes.map((route) => {
      const screen = screenOf(route);
      const tree = createShellRoute([createScreenRoute(route, async () => screen, screen)]);
      return [route, createStaticHandler([tree])];
    }),
  );

  return async ({ path, search, device }: PageRequest, ask: AskData): Promise<LoadedPage> => {
    const route = findRoute(path)?.route;
    const handler = route && handlers.get(route);
    if (!handler) return { kind: 'missing', shell: emptyShell };
    const requestContext = new RouterContextProvider();
    requestContext.set(dataClientContext, createStrictClient(ask));
    const state = await handler.query(new Request(site.url + path + search), { requestContext });
    if (state instanceof Response)
      return { kind: 'redirect', status: state.status, location: locationOf(state, search) };
    const shell: ShellData | undefined = state.loaderData[shellId];
    const [error] = Object.values<unknown>(state.errors ?? {});
    if (error instanceof RecordMissing) return { kind: 'missing', shell: shell ?? emptyShell };
    if (error !== undefined) throw error;
    const tree = (
      <SiteContext value={site}>
        <DeviceContext value={device}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, state)}
            context={state}
            hydrate={false}
          />
        </DeviceContext>
      </SiteContext>
    );
    return { kind: 'page', route, screen: screenOf(route), shell, data: state.loaderData[route.id], tree };
  };
}

/** Creates the renderer of all pages. They are the same for all visitors with the same device class. */
export function createRenderer(settings: PageSettings): Omit<WebRenderer, 'routeAt'> {
  const site = siteOf(settings);
  const loadPage = createPageLoader(settings);
  const partsByRoute = new Map(
    routes.map((route) => {
      const assets = assetsOf(settings.manifest, screenSource(route.screen));
      return [route, writeConstantParts(assets, site.name, true)];
    }),
  );
  const fragmentCaches = {
    desktop: createFragmentCache(site, 'desktop'),
    mobile: createFragmentCache(site, 'mobile'),
  };
  const problemParts = writeConstantParts(assetsOf(settings.manifest, undefined), site.name, false);

  async function renderPage(request: PageRequest, ask: AskData): Promise<RenderedPage> {
    const page = await loadPage(request, ask);
    if (page.kind === 'redirect') return { status: page.status, html: '', location: page.location };
    if (page.kind === 'missing')
      return { status: 404, html: renderProblemPage(404, request.device, page.shell) };
    const { route, screen, shell, data, tree } = page;
    const facts = screen.describe(data, site);
    const html = writeDocument({
      device: request.device,
      isPreview: request.isPreview === true,
      head: describeHead(request.isPreview ? { ...facts, isHidden: true } : facts, site),
      body: renderToString(
        <FragmentCacheContext value={fragmentCaches[request.device]}>{tree}</FragmentCacheContext>,
      ),
      parts: partsByRoute.get(route) ?? problemParts,
      hydration: { site, shell: shell && packShell(shell), screen: omitBody(data) },
    });
    return { status: 200, html, id: facts.id };
  }

  function renderProblemPage(status: ProblemStatus, device: Device, shell: ShellData): string {
    const body = renderToString(
      <SiteContext value={site}>
        <DeviceContext value={device}>
          <UnhydratedPageContext value>
            <PageLayout shell={shell} section={undefined}>
              <ProblemView status={status} />
            </PageLayout>
          </UnhydratedPageContext>
        </DeviceContext>
      </SiteContext>,
    );
    const head = describeHiddenHead(problems[status].label, site);
    return writeDocument({ body, device, head, parts: problemParts });
  }

  return { renderPage, renderProblem: (status, device) => renderProblemPage(status, device, emptyShell) };
}

/** Fragments in the cache for each device class: the headers of the topics, and the parts that are the same everywhere. */
const maxFragments = 100;

function createFragmentCache(site: SiteFacts, device: Device): FragmentCache {
  const fragments = new LRUCache<string, string>({ max: maxFragments });
  return (key, element) => {
    const cached = fragments.get(key);
    if (cached !== undefined) return cached;
    const html = renderToString(
      <SiteContext value={site}>
        <DeviceContext value={device}>{element}</DeviceContext>
      </SiteContext>,
    );
    fragments.set(key, html);
    return html;
  };
}

const siteOf = ({ siteUrl, siteName, mediaUrl, map }: PageSettings): SiteFacts => ({
  url: siteUrl.replace(/\/$/, ''),
  name: siteName,
  media: mediaUrl,
  map,
});

function screenOf(route: ScreenRoute): AnyScreen {
  const screen = screens[`../${route.screen}.screen.tsx`];
  if (!screen) throw new Error(`there is no screen „${route.screen}“`);
  return screen;
}

/** The target of a redirect. An address of the former site keeps its query, unless the new one has its own. */
function locationOf(response: Response, search: string): string {
  const location = response.headers.get('location') ?? '/';
  return response.status === 301 && !location.includes('?') ? location + search : location;
}
