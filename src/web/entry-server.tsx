import './styles/main.css';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { AskData } from '#shared/collections/query.ts';
import type {
  Device,
  PageRequest,
  Pieces,
  PreparedPage,
  RenderedPage,
  RouteFacts,
  WebRenderer,
} from '#shared/contracts/pages.ts';
import { problems } from '#shared/language/ka/problems.ts';
import { assetsOf, type ViteManifest } from './assets.ts';
import { DeviceContext } from './components/device.ts';
import { KeptPartsContext } from './components/Kept.tsx';
import { SiteContext, type SiteFacts } from './components/site.ts';
import { createStrictClient } from './data/data-client.ts';
import { leaveOutBody } from './data/hydration.ts';
import { RecordMissing } from './data/outcomes.ts';
import { writeDocument, writeParts } from './document.ts';
import { StillPageContext } from './frames/account/still-page.ts';
import { PageFrame } from './frames/PageFrame.tsx';
import { type ProblemStatus, ProblemView } from './frames/ProblemView.tsx';
import { describeHead, describeHiddenHead } from './frames/page-head.ts';
import type { AnyScreen } from './frames/screen.ts';
import { bareShell, packShell, type ShellData } from './frames/shell-data.ts';
import { KeptHtml } from './kept-parts.ts';
import { createPageRouters } from './page-router.ts';
import { createScreenRoute, createShellRoute, dataClientContext, shellId } from './route-tree.tsx';
import { findRoute, routes, type ScreenRoute } from './routes.ts';
import { screenSource } from './screens.ts';

export interface PageSettings {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly mediaUrl: string;
  /** Vite's manifest; absent in development. */
  readonly manifest?: ViteManifest | undefined;
}

/** What `npm run bench` compares with. */
interface BenchedPage extends PreparedPage {
  /** Everything drawn anew, and nothing around it; absent where there is no screen to draw. */
  readonly render?: () => string;
}

const screens = import.meta.glob<AnyScreen>('./screens/*/*.screen.tsx', { eager: true, import: 'screen' });

/** The route of an address, as far as the server must know it; `undefined` where there is no such page. */
export function routeAt(path: string): RouteFacts | undefined {
  return findRoute(path)?.route;
}

/** Makes the renderer of every page. Its pages are the same for all visitors with the same kind of device. */
export function createRenderer(settings: PageSettings): Omit<WebRenderer, 'routeAt'> & {
  preparePage(request: PageRequest, ask: AskData): Promise<BenchedPage>;
} {
  const site: SiteFacts = {
    url: settings.siteUrl.replace(/\/$/, ''),
    name: settings.siteName,
    media: settings.mediaUrl,
  };
  const open = new Map(routes.map((route) => [route, openRoute(route, settings)]));

  const kept = new KeptHtml();
  const problemParts = writeParts(assetsOf(settings.manifest, undefined), site.name, false);

  async function preparePage(request: PageRequest, ask: AskData): Promise<BenchedPage> {
    const opened = openedAt(request.path);
    if (!opened) return written({ status: 404, html: renderProblem(404, request.device) });
    const context = new RouterContextProvider();
    context.set(dataClientContext, createStrictClient(ask));
    const state = await opened.handler.query(askingFor(site.url + request.path + request.search), {
      requestContext: context,
    });
    if (state instanceof Response)
      return written({ status: state.status, html: [], location: locationOf(state, request.search) });
    const shell = state.loaderData[shellId] as ShellData | undefined;
    const [error] = Object.values<unknown>(state.errors ?? {});
    if (error instanceof RecordMissing) {
      return written({ status: 404, html: renderProblemPage(404, request.device, shell ?? bareShell) });
    }
    if (error !== undefined) throw error;
    const data: unknown = state.loaderData[opened.route.id];
    const router = opened.routerOf(state);
    const tree = (
      <SiteContext value={site}>
        <DeviceContext value={request.device}>
          <StaticRouterProvider router={router} context={state} hydrate={false} />
        </DeviceContext>
      </SiteContext>
    );
    return {
      render: () => renderToString(tree),
      write: () => {
        const page = kept.open();
        const facts = opened.screen.describe(data, site);
        const html = writeDocument({
          body: page.assemble(renderToString(<KeptPartsContext value={page}>{tree}</KeptPartsContext>)),
          device: request.device,
          head: describeHead(facts, site),
          parts: opened.parts,
          hydration: page.writeJson({ site, shell: shell && packShell(shell), screen: leaveOutBody(data) }),
        });
        return { status: 200, html, id: facts.id };
      },
    };
  }

  function openedAt(path: string) {
    const found = findRoute(path);
    return found && open.get(found.route);
  }

  function renderProblemPage(status: ProblemStatus, device: Device, shell: ShellData): Pieces {
    const body = renderToString(
      <SiteContext value={site}>
        <DeviceContext value={device}>
          <StillPageContext value>
            <PageFrame shell={shell} section={undefined}>
              <ProblemView status={status} />
            </PageFrame>
          </StillPageContext>
        </DeviceContext>
      </SiteContext>,
    );
    const head = describeHiddenHead(problems[status].label, site);
    return writeDocument({ body: [body], device, head, parts: problemParts });
  }

  const renderProblem = (status: ProblemStatus, device: Device) =>
    renderProblemPage(status, device, bareShell);

  return { preparePage, renderProblem };
}

/** Where an answer leads. Who comes by an address of old keeps the page and filters asked for, unless the right one names its own. */
function locationOf(answer: Response, search: string): string {
  const location = answer.headers.get('location') ?? '/';
  return answer.status === 301 && !location.includes('?') ? location + search : location;
}

/** A page there is nothing left to do for. */
const written = (page: RenderedPage): PreparedPage => ({ write: () => page });

/** All of a request that the router reads to load a page; making the platform's own takes as long as a tenth of the loading. */
const askingFor = (url: string) =>
  ({ url, method: 'GET', headers: noHeaders, signal: neverAborted }) as Request;
const noHeaders = new Headers();
const neverAborted = new AbortController().signal;

/** Everything about a route that stays the same from page to page. */
function openRoute(route: ScreenRoute, { manifest, siteName }: PageSettings) {
  const screen = screens[`./screens/${route.screen}.screen.tsx`];
  if (!screen) throw new Error(`there is no screen „${route.screen}“`);
  const tree = createShellRoute([createScreenRoute(route, async () => screen, screen)]);
  const assets = assetsOf(manifest, screenSource(route.screen));
  const handler = createStaticHandler([tree]);
  const routerOf = createPageRouters(handler);
  return { route, screen, handler, routerOf, parts: writeParts(assets, siteName, true) };
}
