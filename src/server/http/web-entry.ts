import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#server/config.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';

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

export function rendererOf(entry: WebEntry, config: Config, manifest: unknown): WebRenderer {
  const renderer = entry.createRenderer({
    siteUrl: config.SITE_URL,
    siteName: config.SITE_NAME,
    mediaUrl: config.MEDIA_URL,
    manifest,
  });
  return { routeAt: entry.routeAt, preparePage: renderer.preparePage, renderProblem: renderer.renderProblem };
}
