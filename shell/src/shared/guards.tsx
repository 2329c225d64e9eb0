import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Navigate, Outlet, useLocation } from '@danji/shell-sdk/router';
import { toSignInPath } from './return-to.ts';

/** Renders the screens below it for signed-in accounts; visitors sign in first and return. A TEMP account finishes its sign-up first. */
export function SignedInOnly() {
  const { status, kind, isTemp } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return null;
  if (status === 'signed_out') return <Navigate replace to={toSignInPath(pathname + search)} />;
  if (isTemp) return <Navigate replace to={webPaths.signUp(kind === 'brand' ? 'brand' : 'user')} />;
  return <Outlet />;
}
