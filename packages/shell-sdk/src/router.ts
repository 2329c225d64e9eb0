/**
 * The router that the whole page shares, with only the parts that are used, because the whole package is four times the size
 * (FEDERATION §2). Remotes write absolute paths and lazy pages.
 */
import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { trackPending } from './pending-navigation.tsx';

export {
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { trackPending, ScreenSuspense, PendingMessage } from './pending-navigation.tsx';
export {
  createBrowserRouter,
  RouterProvider,
  ScrollRestoration,
  usePendingNavigation,
  useNavigationAge,
} from './page-router.tsx';
export type { PageHistory } from './page-history.ts';
export type { LinkProps, NavigateFunction, RouteObject, To } from 'react-router';

type PageName<M> = { [N in keyof M]: M[N] extends ComponentType ? N : never }[keyof M] & string;

/** Creates an element that loads its page from a script of its own: `element: lazyPage(() => import('./pages/cart-page.tsx'), 'CartPage')`. */
export function lazyPage<M>(load: () => Promise<M>, name: PageName<M>): ReactNode {
  return createElement(lazy(() => trackPending(load().then((module) => ({ default: module[name] as ComponentType })))));
}
