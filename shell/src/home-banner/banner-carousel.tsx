import type { HomeAdvertisement } from '@danji/contracts/site/advertisement';
import { Box } from '@danji/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useImpression } from '../shared/advertisement-tracking.ts';
import { useInViewport } from '../shared/use-in-viewport.ts';
import { BannerControls } from './banner-controls.tsx';
import { BannerFrame } from './banner-frame.tsx';
import { BannerLink } from './banner-link.tsx';
import { useCarousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

/** Sized in px, like the controls: larger text must not cover the picture. Screen readers read the picture's title. */
function AdvertisementMark() {
  return (
    <Box
      position="absolute"
      top="8px"
      left="8px"
      paddingInline="8px"
      borderRadius="sm"
      bg="bg.backdrop"
      color="brand.contrast"
      fontSize="13px"
      fontWeight="semibold"
      lineHeight="1.7"
      pointerEvents="none"
    >
      광고
    </Box>
  );
}

/** Shows banners one after another: automatically, by buttons, dots, arrow keys or a swipe. Only the visible one is interactive. */
export function BannerCarousel({ banners }: { banners: readonly HomeAdvertisement[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const isInViewport = useInViewport(frame);
  const carousel = useCarousel(banners.length, isInViewport);
  const { at, isPlaying, next, previous, hold } = carousel;
  useImpression(banners[at]?.id, isInViewport);
  const isMany = banners.length > 1;
  const swipe = useSwipe(isMany ? { next, previous } : { next: () => undefined, previous: () => undefined });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isMany || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if (event.key === 'ArrowRight') next();
    else previous();
  };
  return (
    <BannerFrame
      ref={frame}
      as="section"
      aria-label="광고"
      aria-roledescription="넘겨 보는 배너"
      onKeyDown={onKeyDown}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Box
        {...swipe}
        as="ul"
        listStyleType="none"
        display="flex"
        height="full"
        style={{ transform: `translateX(${-100 * at}%)` }}
        touchAction="pan-y pinch-zoom"
        transition="transform 200ms ease-out"
        _motionReduce={{ transition: 'none' }}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {banners.map((banner, index) => (
          <Box key={banner.id} as="li" flex="0 0 100%" minWidth={0} {...(index === at ? {} : { inert: true })}>
            <BannerLink banner={banner} isFirst={index === 0} />
          </Box>
        ))}
      </Box>
      <AdvertisementMark />
      {isMany ? <BannerControls count={banners.length} carousel={carousel} /> : null}
    </BannerFrame>
  );
}
