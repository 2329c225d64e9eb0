import { useEndpoint } from '@danji/api-client';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { listHomeAdvertisements } from '@danji/contracts/commons/advertisement-shown.endpoints';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerFrame } from './banner-frame.tsx';

/** The banners of today; nothing where there are none, or where they cannot be read: the page is whole without them. */
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
