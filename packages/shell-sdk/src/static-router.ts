/** The router of server-rendered pages (`@danji/shell-sdk/static-router`). The app in the browser does not contain it. */
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router';
import { createPageHistory } from './page-history.ts';
import type { PageRouter } from './page-router.tsx';
import { withBoundaries } from './route-boundary.tsx';

/** Creates the router of a page that is rendered for one address (`/search?q=…`) and never navigates. */
export function createStaticRouter(routes: readonly RouteObject[], address: string): PageRouter {
  const history = createPageHistory(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
  return { history, navigate: history.navigate, routes: withBoundaries(routes) };
}
