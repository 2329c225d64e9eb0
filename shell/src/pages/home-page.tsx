import { useSession } from '@danji/shell-sdk';
import { trackPending, ScreenSuspense } from '@danji/shell-sdk/router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HomeBanner } from '../home-banner/home-banner.tsx';
import { VisitorHome } from '../home/visitor-home.tsx';

/** In a chunk of its own: visitors do not load what only members see. */
const MemberHome = lazy(() =>
  trackPending(import('../home/member-home.tsx').then((module) => ({ default: module.MemberHome }))),
);
const HomePopups = lazy(async () => ({ default: (await import('../home-popups/home-popups.tsx')).HomePopups }));

/** Renders popups after the first paint, so that they do not delay the page. */
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

/** The front page for visitors, the start page for members. */
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
