import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Outlet, useLocation } from '@danji/shell-sdk/router';
import { lazy, Suspense } from 'react';

const ConsentGate = lazy(() => import('./consent-gate.tsx').then(({ ConsentGate }) => ({ default: ConsentGate })));

/** Where one reads what one is asked to agree to. */
const READING: ReadonlySet<string> = new Set([webPaths.terms, webPaths.privacy]);

/** The page, and for members the question that may stand before it. Operators, also those who act as a member, are not asked. */
export function WithConsents() {
  const { status, kind, isTemp, acting } = useSession();
  const { pathname } = useLocation();
  const isAsked = status === 'signed_in' && kind !== 'staff' && !isTemp && !acting && !READING.has(pathname);
  return (
    <>
      <Outlet />
      {isAsked ? (
        <Suspense>
          <ConsentGate />
        </Suspense>
      ) : null}
    </>
  );
}
