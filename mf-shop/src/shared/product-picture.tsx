import { Box, Icon } from '@danji/ui';

const FRAME = {
  position: 'relative',
  width: 'full',
  aspectRatio: '1',
  overflow: 'hidden',
  bg: 'bg.subtle',
  color: 'fg.subtle',
} as const;
const FITTED = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;
/** The place of a label over the picture, and of the drawing for a missing one. */
const OVER = { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' } as const;
const SOLD_OUT = { ...OVER, bg: 'bg.backdrop', color: 'brand.contrast', fontWeight: 'bold', fontSize: 'lg' } as const;

type ProductPictureProps = {
  url: string | null;
  isSoldOut?: boolean;
  /** Loads with the page, because it is seen first. */
  isFirst?: boolean;
};

/** The square picture of a product, or a drawn place for it. Its name is beside it. */
export const ProductPicture = ({ url, isSoldOut = false, isFirst = false }: ProductPictureProps) => (
  <Box css={FRAME}>
    {url ? (
      <img src={url} alt="" loading={isFirst ? 'eager' : 'lazy'} width="640" height="640" style={FITTED} />
    ) : (
      <Box css={OVER}>
        <Icon name="package" size={48} />
      </Box>
    )}
    {isSoldOut ? <Box css={SOLD_OUT}>품절</Box> : null}
  </Box>
);
