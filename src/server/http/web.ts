import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '#server/config.ts';
import { rendererOf, type Web, type WebEntry } from './web-entry.ts';

/** Where the built web stands: `client/` for browsers, `server/` for rendering. */
export const webDirectory = join(import.meta.dirname, '../../../dist/web');

/** The web as `npm start` built it, or, in development, as it stands in the sources. */
export async function openWeb(config: Config, { dev }: { dev: boolean }): Promise<Web> {
  if (dev) return (await import('./web-dev.ts')).openDevelopmentWeb(config);
  const manifest: unknown = JSON.parse(
    readFileSync(join(webDirectory, 'client/.vite/manifest.json'), 'utf8'),
  );
  const entry: WebEntry = await import(pathToFileURL(join(webDirectory, 'server/entry-server.js')).href);
  return { renderer: rendererOf(entry, config, manifest), middleware: undefined, close: async () => {} };
}
