import type { HomeAdvertisement } from '@danji/contracts/site/advertisement';
import { BREAKPOINTS } from '@danji/contracts/breakpoints';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { Link } from '@danji/shell-sdk/router';
import { Box } from '@danji/ui';
import { trackClick } from '../shared/advertisement-tracking.ts';

/** Visible on any picture: a light ring with the focus colour around it. */
const RING = {
  outline: 'none',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '3px',
    borderRadius: 'md',
    border: '3px solid',
    borderColor: 'brand.contrast',
    outline: '3px solid',
    outlineColor: 'focus',
  },
} as const;
const FILL = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/** The picture of a banner: the wide one, or on phones the one made for them. Its title is the alternative text. */
function BannerPicture({ banner, isFirst }: { banner: HomeAdvertisement; isFirst: boolean }) {
  const { image1_url, image2_url, title } = banner;
  return (
    <picture>
      {image2_url && image1_url ? <source media={`(min-width: ${BREAKPOINTS.md}px)`} srcSet={image1_url} /> : null}
      <img
        src={image2_url ?? image1_url ?? ''}
        alt={title}
        width={1200}
        height={240}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        style={FILL}
      />
    </picture>
  );
}

/** One banner as a link: paths of the app open without a page load, other addresses in a new tab. Clicks are counted in the background. */
export function BannerLink({ banner, isFirst }: { banner: HomeAdvertisement; isFirst: boolean }) {
  const follow = () => trackClick(banner.id);
  const picture = <BannerPicture banner={banner} isFirst={isFirst} />;
  return (
    <Box asChild display="block" position="relative" width="full" height="full" css={{ _focusVisible: RING }}>
      {isAppPath(banner.link) ? (
        <Link to={banner.link} onClick={follow}>
          {picture}
        </Link>
      ) : (
        <a
          href={banner.link}
          target="_blank"
          rel="noopener noreferrer sponsored"
          aria-label={`${banner.title}, 새 탭에서 열려요`}
          onClick={follow}
        >
          {picture}
        </a>
      )}
    </Box>
  );
}
