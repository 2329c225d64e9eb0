import { useEndpoint } from '@danji/api-client';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { listHomeAdvertisements } from '@danji/contracts/site/advertisement-home.endpoints';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerFrame } from './banner-frame.tsx';

/** The current banners; renders nothing when there are none or when they fail to load, because the page is complete without them. */
export function BannerSection() {
  const { data, error } = useEndpoint(
    listHomeAdvertisements,
    { query: { category: AdType.BANNER } },
    { refreshOnFocus: false },
  );
  const banners = data?.filter(({ image1_url }) => image1_url !== null);
  if (banners && banners.length > 0) return <BannerCarousel banners={banners} />;
  return banners || error ? null : <BannerFrame />;
}
