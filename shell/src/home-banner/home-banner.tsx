import { lazy, Suspense } from 'react';
import { BannerFrame } from './banner-frame.tsx';

const BannerSection = lazy(async () => ({ default: (await import('./banner-section.tsx')).BannerSection }));

/** Banner advertisements of the home page. Their space is reserved while they load, and released when there are none. */
export function HomeBanner() {
  return (
    <Suspense fallback={<BannerFrame />}>
      <BannerSection />
    </Suspense>
  );
}
