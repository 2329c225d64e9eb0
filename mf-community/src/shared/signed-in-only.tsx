import { Column } from '@danji/app-kit';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Navigate, useLocation } from '@danji/shell-sdk/router';
import { ListSkeleton } from '@danji/ui';
import type { ReactNode } from 'react';

type SignedInOnlyProps = { children: ReactNode; forStaff?: ReactNode; forVisitors?: ReactNode };

/**
 * Renders a screen for who is signed in; visitors sign in first and return, and who has not finished signing up does so,
 * unless `forVisitors` is given. Operators get `forStaff` instead when it is given.
 */
export function SignedInOnly({ children, forStaff = children, forVisitors }: SignedInOnlyProps) {
  const { status, kind, isTemp, isGuest } = useSession();
  const place = useLocation();
  if (status === 'loading')
    return (
      <Column>
        <ListSkeleton />
      </Column>
    );
  if (forVisitors && (status === 'signed_out' || isTemp)) return forVisitors;
  if (status === 'signed_out' || isGuest) return <Navigate replace to={toSignInPath(place)} />;
  if (isTemp) return <Navigate replace to={webPaths.signUp(kind === 'brand' ? 'brand' : 'user')} />;
  return kind === 'staff' ? forStaff : children;
}
