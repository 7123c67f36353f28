import { renderToString } from 'react-dom/server';
import type { AskData } from '#shared/collections/query.ts';
import type { PageRequest } from '#shared/contracts/pages.ts';
import { createPageLoader, type PageSettings } from '#web/rendering/entry-server.tsx';

/**
 * Loads pages and returns functions that only render their trees. Vite builds it for bench row 2, with the portal's settings.
 */
export function createBareRenders(settings: PageSettings) {
  const loadPage = createPageLoader(settings);
  return async (request: PageRequest, ask: AskData): Promise<() => string> => {
    const page = await loadPage(request, ask);
    if (page.kind !== 'page') throw new Error(`${request.path} is no page`);
    return () => renderToString(page.tree);
  };
}
