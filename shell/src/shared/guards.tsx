import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Navigate, Outlet, useLocation } from '@danji/shell-sdk/router';

/** Renders the screens below it for signed-in accounts; visitors and guests sign in first and return. A TEMP account finishes its sign-up first. */
export function SignedInOnly() {
  const { status, kind, isTemp, isGuest } = useSession();
  const place = useLocation();
  if (status === 'loading') return null;
  if (status === 'signed_out' || isGuest) return <Navigate replace to={toSignInPath(place)} />;
  if (isTemp) return <Navigate replace to={webPaths.signUp(kind === 'brand' ? 'brand' : 'user')} />;
  return <Outlet />;
}
