import type { AskData } from '#shared/collections/query.ts';

/** The interface between the server and the built web: page requests and rendered pages. */
export type Device = 'desktop' | 'mobile';

export interface RouteFacts {
  readonly name: string;
  /** Query parameters that affect the page. */
  readonly query: readonly string[];
  /** How long a page may be cached if nothing on it changes; 0 = not at all. */
  readonly cacheSeconds: number;
  readonly access: 'public' | 'user' | 'guest';
}

export interface PageRequest {
  readonly path: string;
  /** `''` or `?page=2`, with the route's own parameters only. */
  readonly search: string;
  readonly device: Device;
  /** Whether one person of the staff looks at it before it is published. */
  readonly isPreview?: true;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The target of a redirect, for 301 and 302. */
  readonly location?: string;
  /** The id of the record that the page shows. */
  readonly id?: number | undefined;
}

export interface WebRenderer {
  routeAt(path: string): RouteFacts | undefined;
  /** Loads the data of a page and renders it. Rejects if a query fails. */
  renderPage(request: PageRequest, ask: AskData): Promise<RenderedPage>;
  /** Renders an error page, which requires no data. */
  renderProblem(status: 404 | 500 | 503, device: Device): string;
}
