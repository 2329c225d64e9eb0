import { Box, Icon } from '@danji/ui';

const PICTURE = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/** A card whose picture reaches its edges. Doubled, because the padding of cards on wide screens otherwise wins. */
export const EDGE_TO_EDGE = { overflow: 'hidden', '&&': { padding: 0 } } as const;

type CompanyPictureProps = {
  url: string | null;
  /** Width by height of the frame. */
  ratio: string;
  /** Loads with the page, because it is seen first. */
  isFirst?: boolean;
};

/** The picture of a company, or a drawn place for it. Its name is beside it. */
export const CompanyPicture = ({ url, ratio, isFirst = false }: CompanyPictureProps) => (
  <Box
    css={{
      aspectRatio: ratio,
      bg: 'brand.subtle',
      color: 'brand.fg',
      overflow: 'hidden',
      width: 'full',
      position: 'relative',
    }}
  >
    {url ? (
      <img src={url} alt="" loading={isFirst ? 'eager' : 'lazy'} width="640" height="480" style={PICTURE} />
    ) : (
      <Box css={{ display: 'grid', placeItems: 'center', position: 'absolute', inset: 0 }}>
        <Icon name="building" size={48} />
      </Box>
    )}
  </Box>
);
