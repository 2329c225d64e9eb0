import { AdType } from '@danji/contracts/codes/advertisement-codes';
import type { Advertisement, Creative } from '@danji/contracts/site/advertisement';
import { ADVERTISEMENT_POPUP } from '@danji/contracts/site/main-popup-limits';
import { Badge, Box, Text } from '@danji/ui';
import { BannerPreview } from './banner-preview.tsx';
import { PopupFrame } from './popup-frame.tsx';
import { PopupScreens } from './popup-screens.tsx';

type PicturedText = Pick<Creative, 'title' | 'content' | 'image1_url' | 'image2_url' | 'image3_url' | 'image4_url'>;

const Picture = ({ url }: { url: string | null }) =>
  url ? (
    <Box asChild width="full" borderRadius="md" aspectRatio="2 / 1" flexShrink={0}>
      <img src={url} alt="" style={{ objectFit: 'cover' }} />
    </Box>
  ) : null;

function PopupContent({ shown, asSheet }: { shown: PicturedText; asSheet: boolean }) {
  const { content, image1_url, image2_url, image3_url, image4_url } = shown;
  return (
    <>
      <Badge alignSelf="flex-start">광고</Badge>
      <Picture url={asSheet ? (image2_url ?? image1_url) : image1_url} />
      {content ? <Text whiteSpace="pre-wrap">{content}</Text> : null}
      <Picture url={image3_url} />
      <Picture url={image4_url} />
    </>
  );
}

type AdvertisementPreviewProps = { category: Advertisement['category']; shown: PicturedText };

/** Shows a version of an advertisement as visitors see it, on a wide screen and on a phone. */
export function AdvertisementPreview({ category, shown }: AdvertisementPreviewProps) {
  if (category !== AdType.POPUP)
    return <BannerPreview title={shown.title} wide={shown.image1_url} phone={shown.image2_url} />;
  return (
    <PopupScreens placement={ADVERTISEMENT_POPUP}>
      {(asSheet) => (
        <PopupFrame title={shown.title} hasLink canCloseToday asSheet={asSheet}>
          <PopupContent shown={shown} asSheet={asSheet} />
        </PopupFrame>
      )}
    </PopupScreens>
  );
}
