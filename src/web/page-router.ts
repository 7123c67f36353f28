import { createStaticRouter, type StaticHandler, type StaticHandlerContext } from 'react-router';

type Router = ReturnType<typeof createStaticRouter>;

/**
 * Makes the router that a page of a route is drawn with: the library's, made once, with the page's own state in it. One made
 * for each page would hold the page's data in its getters, which the engine takes for long-lived, and all of it with them.
 */
export function createPageRouters({ dataRoutes }: StaticHandler): (page: StaticHandlerContext) => Router {
  let shared: Router | undefined;
  return (page) => {
    shared ??= createStaticRouter(dataRoutes, { ...page, matches: [], loaderData: {} });
    const { location, matches, loaderData, errors } = page;
    const state = { ...shared.state, location, matches, loaderData, errors };
    return Object.create(shared, { state: { value: state } });
  };
}
