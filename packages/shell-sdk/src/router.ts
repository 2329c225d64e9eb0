/**
 * The router that the whole page shares, with only the parts that are used, because the whole package is four times the size
 * (FEDERATION §2). Remotes write absolute paths.
 */
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
} from 'react-router';
export { useSearchParams } from '@danji/api-client';
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
export { lazyPage } from './lazy-page.ts';
