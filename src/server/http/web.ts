import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '#server/config.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';

/** Where the built web stands: `client/` for browsers, `server/` for rendering. */
export const webDirectory = join(import.meta.dirname, '../../../dist/web');

/** What `src/web/entry-server.tsx` exports. */
export interface WebEntry {
  routeAt: WebRenderer['routeAt'];
  createRenderer(settings: {
    siteUrl: string;
    siteName: string;
    mediaUrl: string;
    manifest: unknown;
  }): Omit<WebRenderer, 'routeAt'>;
}

/** Sees a request before the portal does; calls `next` for what is not its own. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Web {
  readonly renderer: WebRenderer;
  /** In development: serves sources with hot reload. */
  readonly middleware: Middleware | undefined;
  close(): Promise<void>;
}

/** The web as `npm start` built it, or, in development, as it stands in the sources. */
export async function openWeb(config: Config, { dev }: { dev: boolean }): Promise<Web> {
  if (dev) return (await import('./web-dev.ts')).openDevelopmentWeb(config);
  const manifest: unknown = JSON.parse(
    readFileSync(join(webDirectory, 'client/.vite/manifest.json'), 'utf8'),
  );
  const entry: WebEntry = await import(pathToFileURL(join(webDirectory, 'server/entry-server.js')).href);
  return { renderer: rendererOf(entry, config, manifest), middleware: undefined, close: async () => {} };
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
