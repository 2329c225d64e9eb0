import { useSession } from '@danji/shell-sdk';
import { awaitArrival, ScreenSuspense } from '@danji/shell-sdk/router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HomeBanner } from '../home-banner/home-banner.tsx';
import { VisitorHome } from '../home/visitor-home.tsx';

/** Apart: who comes for the first time waits for nothing that only members see. */
const MemberHome = lazy(() =>
  awaitArrival(import('../home/member-home.tsx').then((module) => ({ default: module.MemberHome }))),
);
const HomePopups = lazy(async () => ({ default: (await import('../home-popups/home-popups.tsx')).HomePopups }));

/** Popups wait for the first paint: they come over a page that is there. */
function PopupsAfterPaint() {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isPainted ? (
    <Suspense>
      <HomePopups />
    </Suspense>
  ) : null;
}

/** What 단지 is for those who do not know it yet, and the day's work for those who do. */
export function HomePage() {
  const { status, isTemp } = useSession();
  if (status === 'loading') return null;
  return (
    <>
      {status === 'signed_in' && !isTemp ? (
        <ScreenSuspense>
          <MemberHome banner={<HomeBanner />} />
        </ScreenSuspense>
      ) : (
        <VisitorHome banner={<HomeBanner />} />
      )}
      <PopupsAfterPaint />
    </>
  );
}
