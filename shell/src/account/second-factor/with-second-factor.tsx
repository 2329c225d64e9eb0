import { useSession } from '@danji/shell-sdk';
import { lazy, Suspense, type ReactNode } from 'react';

const SetUpPage = lazy(() => import('./set-up-page.tsx').then(({ SetUpPage }) => ({ default: SetUpPage })));

/** Renders the page; an operator who lacks the second factor sets it up in its place, and continues with the page. */
export function WithSecondFactor({ children }: { children: ReactNode }) {
  const { lacksSecondFactor } = useSession();
  if (!lacksSecondFactor) return children;
  return (
    <Suspense>
      <SetUpPage />
    </Suspense>
  );
}
