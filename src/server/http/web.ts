import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import type { Config } from '#server/config.ts';

/** Where the built web stands: `client/` for browsers, `server/` for rendering. */
export const webDirectory = join(import.meta.dirname, '../../../dist/web');

/** What the built `entry-server` exports. */
export interface WebEntry {
  routeAt: WebRenderer['routeAt'];
  createRenderer(settings: {
    siteUrl: string;
    siteName: string;
    mediaUrl: string;
    manifest: unknown;
  }): Omit<WebRenderer, 'routeAt'>;
}

/** The renderer of the built web. The build is made by `npm start`; without it there is nothing to serve. */
export async function loadBuiltWeb(config: Config): Promise<WebRenderer> {
  const manifest: unknown = JSON.parse(readFileSync(join(webDirectory, 'client/.vite/manifest.json'), 'utf8'));
  const entry: WebEntry = await import(pathToFileURL(join(webDirectory, 'server/entry-server.js')).href);
  return rendererOf(entry, config, manifest);
}

export function rendererOf(entry: WebEntry, config: Config, manifest: unknown): WebRenderer {
  const renderer = entry.createRenderer({
    siteUrl: config.SITE_URL,
    siteName: config.SITE_NAME,
    mediaUrl: config.MEDIA_URL,
    manifest,
  });
  return { routeAt: entry.routeAt, renderPage: renderer.renderPage, renderProblem: renderer.renderProblem };
}
