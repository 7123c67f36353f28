import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#server/config.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import type { MapSettings } from '#shared/geography/map-tiles.ts';

/** The exports of `src/web/entry-server.tsx`. */
export interface WebEntry {
  routeAt: WebRenderer['routeAt'];
  createRenderer(settings: {
    siteUrl: string;
    siteName: string;
    mediaUrl: string;
    map: MapSettings | undefined;
    manifest: unknown;
  }): Omit<WebRenderer, 'routeAt'>;
}

/** Handles a request before the portal does; calls `next` for those of others. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Web {
  readonly renderer: WebRenderer;
  /** The script that runs in ad frames. */
  readonly adGuard: string;
  /** In development: serves sources with hot reload. */
  readonly middleware: Middleware | undefined;
  close(): Promise<void>;
}

export function rendererOf(entry: WebEntry, config: Config, manifest: unknown): WebRenderer {
  const renderer = entry.createRenderer({
    siteUrl: config.SITE_URL,
    siteName: config.SITE_NAME,
    mediaUrl: config.MEDIA_URL,
    map: config.map,
    manifest,
  });
  return { routeAt: entry.routeAt, renderPage: renderer.renderPage, renderProblem: renderer.renderProblem };
}
