import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Outlet, useLocation } from '@danji/shell-sdk/router';
import { lazy, Suspense } from 'react';

const ConsentGate = lazy(() => import('./consent-gate.tsx').then(({ ConsentGate }) => ({ default: ConsentGate })));

/** The pages of the documents: a member can read them before agreeing. */
const DOCUMENT_PATHS: ReadonlySet<string> = new Set([webPaths.terms, webPaths.privacy]);

/**
 * Renders the page, and for members the consent dialog over it when one is pending. Operators are not asked, even while
 * they act as a member.
 */
export function WithConsents() {
  const { status, kind, isTemp, acting } = useSession();
  const { pathname } = useLocation();
  const mayNeedConsent =
    status === 'signed_in' && kind !== 'staff' && !isTemp && !acting && !DOCUMENT_PATHS.has(pathname);
  return (
    <>
      <Outlet />
      {mayNeedConsent ? (
        <Suspense>
          <ConsentGate />
        </Suspense>
      ) : null}
    </>
  );
}
