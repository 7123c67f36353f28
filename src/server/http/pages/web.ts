import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '#server/config.ts';
import { rendererOf, type Web, type WebEntry } from './web-entry.ts';

/** The directory of the built web: `client/` for browsers, `server/` for rendering, `frame/` for ad frames. */
export const webDirectory = join(import.meta.dirname, '../../../../dist/web');

/** Opens the built web or, in development, the sources. */
export async function openWeb(config: Config, { dev }: { dev: boolean }): Promise<Web> {
  if (dev) return (await import('./web-dev.ts')).openDevelopmentWeb(config);
  const manifest: unknown = JSON.parse(
    readFileSync(join(webDirectory, 'client/.vite/manifest.json'), 'utf8'),
  );
  const entry: WebEntry = await import(pathToFileURL(join(webDirectory, 'server/entry-server.js')).href);
  return {
    renderer: rendererOf(entry, config, manifest),
    adGuard: readFileSync(join(webDirectory, 'frame/ad-guard.js'), 'utf8'),
    middleware: undefined,
    close: async () => {},
  };
}
