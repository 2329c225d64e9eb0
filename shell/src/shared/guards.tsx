import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Navigate, useLocation } from '@danji/shell-sdk/router';
import type { ReactNode } from 'react';
import { toSignInPath } from './return-to.ts';

/** Renders its children for signed-in accounts; visitors sign in first and return. A TEMP account finishes its sign-up first. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status, kind, isTemp } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return null;
  if (status === 'signed_out') return <Navigate replace to={toSignInPath(pathname + search)} />;
  if (isTemp) return <Navigate replace to={webPaths.signUp(kind === 'brand' ? 'brand' : 'user')} />;
  return children;
}
