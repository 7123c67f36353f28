import type { AskData } from '#shared/collections/query.ts';

/** The seam between the server and the built web: what a page is asked for with, and what comes back. */
export type Device = 'desktop' | 'mobile';

export interface RouteFacts {
  readonly name: string;
  /** Query names that change the page; all others are no part of it. */
  readonly query: readonly string[];
  /** How long a page may be kept when nothing on it changes; 0 = never kept. */
  readonly cacheSeconds: number;
  readonly access: 'public' | 'user' | 'guest';
}

export interface PageRequest {
  readonly path: string;
  /** `''` or `?page=2`, reduced to the route's own names. */
  readonly search: string;
  readonly device: Device;
}

/** Html in the order it goes out: text, and parts that are UTF-8 already because other pages have them too. */
export type Pieces = readonly (string | Uint8Array)[];

export interface RenderedPage {
  readonly status: number;
  readonly html: Pieces;
  /** Where to go instead, for 301 and 302. */
  readonly location?: string;
  /** The record the page is about. */
  readonly id?: number | undefined;
}

/** A page whose data is there. */
export interface PreparedPage {
  /** In one go, so that of pages prepared together only one at a time is a tree of elements and half a text. */
  write(): RenderedPage;
}

export interface WebRenderer {
  routeAt(path: string): RouteFacts | undefined;
  /** Rejects when a query fails. */
  preparePage(request: PageRequest, ask: AskData): Promise<PreparedPage>;
  /** The designed error page; asks for no data. */
  renderProblem(status: 404 | 500 | 503, device: Device): Pieces;
}
