/**
 * The router, one copy for the page and only the parts that are used: the whole package is twice the size
 * (FEDERATION §2). Remotes write absolute paths and lazy pages.
 */
import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

export {
  createBrowserRouter, createMemoryRouter, Link, matchPath, Navigate, NavLink, Outlet, RouterProvider, ScrollRestoration, useBlocker, useLocation, useMatch, useNavigate, useNavigationType, useParams,
  useRouteError, useRoutes, useSearchParams,
} from 'react-router';
export type { LinkProps, NavigateFunction, RouteObject, To } from 'react-router';

type PageName<M> = { [N in keyof M]: M[N] extends ComponentType ? N : never }[keyof M] & string;

/** A page in a script of its own: `element: lazyPage(() => import('./pages/cart-page.tsx'), 'CartPage')`. */
export function lazyPage<M>(load: () => Promise<M>, name: PageName<M>): ReactNode {
  return createElement(lazy(async () => ({ default: (await load())[name] as ComponentType })));
}
