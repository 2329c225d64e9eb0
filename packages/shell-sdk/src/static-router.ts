/** For pages that a server writes (`@danji/shell-sdk/static-router`): nothing of it is part of the app in the browser. */
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router';
import { createPageHistory } from './page-history.ts';
import type { PageRouter } from './page-router.tsx';
import { withBoundaries } from './route-boundary.tsx';

/** The router of a page that is written for one address (`/search?q=…`) and goes nowhere. */
export function createStaticRouter(routes: readonly RouteObject[], address: string): PageRouter {
  const history = createPageHistory(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
  return { history, navigate: history.navigate, routes: withBoundaries(routes) };
}
