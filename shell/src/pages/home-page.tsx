import { useSession } from '@danji/shell-sdk';
import { lazyPage } from '@danji/shell-sdk/router';
import { Suspense } from 'react';
import { VisitorHome } from '../home/visitor-home.tsx';

/** Apart: who comes for the first time waits for nothing that only members see. */
const memberHome = lazyPage(() => import('../home/member-home.tsx'), 'MemberHome');

/** What 단지 is for those who do not know it yet, and the day's work for those who do. */
export function HomePage() {
  const { status, isTemp } = useSession();
  if (status === 'loading') return null;
  return status === 'signed_in' && !isTemp ? <Suspense>{memberHome}</Suspense> : <VisitorHome />;
}
