import { Box, Icon, VisuallyHidden, type IconName } from '@danji/ui';
import type { Carousel } from './use-carousel.ts';

const OVER_PICTURE = { bg: 'bg.backdrop', color: 'brand.contrast' } as const;
const ICON = { width: '18px', height: '18px' } as const;
/** The page's focus colour would not be visible on a dark background. */
const RING = { outlineColor: 'brand.contrast', outlineOffset: '-4px' } as const;

/** A round button over the picture; phones use a swipe or the dots instead. */
function ArrowButton({
  side,
  icon,
  label,
  onClick,
}: {
  side: 'left' | 'right';
  icon: IconName;
  label: string;
  onClick: () => void;
}) {
  return (
    <Box
      as="button"
      onClick={onClick}
      position="absolute"
      top="50%"
      transform="translateY(-50%)"
      {...{ [side]: '12px' }}
      boxSize="44px"
      borderRadius="full"
      display={{ base: 'none', md: 'grid' }}
      placeItems="center"
      {...OVER_PICTURE}
      _focusVisible={RING}
      css={{ '& svg': ICON }}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}

const DOT = {
  width: '24px',
  height: '32px',
  display: 'grid',
  placeItems: 'center',
  _before: {
    content: '""',
    width: '8px',
    height: '8px',
    borderRadius: 'full',
    bg: 'brand.contrast',
    opacity: 0.55,
    transition: 'width 160ms ease-out',
  },
  _currentPage: { _before: { width: '18px', opacity: 1 } },
} as const;

/** Buttons for the other banners and for pausing. Sizes are in px: larger text must not cover the picture. */
export function BannerControls({ count, carousel }: { count: number; carousel: Carousel }) {
  const { at, isPlaying, goTo, next, previous, setPlaying } = carousel;
  return (
    <>
      <ArrowButton side="left" icon="chevron-left" label="이전 광고" onClick={previous} />
      <ArrowButton side="right" icon="chevron-right" label="다음 광고" onClick={next} />
      <Box
        position="absolute"
        bottom="8px"
        right="8px"
        display="flex"
        alignItems="center"
        borderRadius="full"
        paddingInline="6px"
        {...OVER_PICTURE}
      >
        {Array.from({ length: count }, (_, index) => (
          <Box
            key={index}
            as="button"
            aria-label={`광고 ${index + 1}번 보기`}
            aria-current={index === at ? 'page' : undefined}
            onClick={() => goTo(index)}
            css={DOT}
            _focusVisible={RING}
          />
        ))}
        <Box
          as="button"
          aria-label={isPlaying ? '광고 넘김 멈추기' : '광고 저절로 넘기기'}
          onClick={() => setPlaying(!isPlaying)}
          width="32px"
          height="32px"
          display="grid"
          placeItems="center"
          _focusVisible={RING}
          css={{ '& svg': ICON }}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </Box>
      </Box>
    </>
  );
}
