import { build, createServer, type Rolldown } from 'vite';
import type { Config } from '#server/config.ts';
import { rendererOf, type Web, type WebEntry } from './web-entry.ts';

/** Serves the web through Vite: browsers get the sources, and every page is rendered from the current sources. */
export async function openDevelopmentWeb(config: Config): Promise<Web> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const load = async () =>
    rendererOf(
      (await vite.ssrLoadModule('/src/web/rendering/entry-server.tsx')) as WebEntry,
      config,
      undefined,
    );
  let renderer = await load();
  vite.watcher.on('change', () => {
    load().then(
      (loaded) => {
        renderer = loaded;
      },
      (error: Error) => vite.config.logger.error(error.stack ?? error.message),
    );
  });
  return {
    renderer: {
      routeAt: (path) => {
        const facts = renderer.routeAt(path);
        return facts && { ...facts, cacheSeconds: 0 };
      },
      renderPage: (request, ask) => renderer.renderPage(request, ask),
      renderProblem: (status, device) => renderer.renderProblem(status, device),
    },
    adGuard: await buildAdGuard(),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

/** Builds the ad frames' script in memory, once: a change of it requires a restart. */
async function buildAdGuard(): Promise<string> {
  const [bundle] = (await build({
    configFile: 'vite.ad-guard.config.ts',
    logLevel: 'warn',
    build: { write: false },
  })) as Rolldown.RolldownOutput[];
  if (!bundle) throw new Error('the script of advertisements was not built');
  return bundle.output[0].code;
}
