import { createServer } from 'vite';
import type { Config } from '#server/config.ts';
import { rendererOf, type Web, type WebEntry } from './web-entry.ts';

/** Vite in front of the portal: the browser gets sources, and every page is rendered by what they say now. */
export async function openDevelopmentWeb(config: Config): Promise<Web> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const load = async () =>
    rendererOf((await vite.ssrLoadModule('/src/web/entry-server.tsx')) as WebEntry, config, undefined);
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
      preparePage: (request, ask) => renderer.preparePage(request, ask),
      renderProblem: (status, device) => renderer.renderProblem(status, device),
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
