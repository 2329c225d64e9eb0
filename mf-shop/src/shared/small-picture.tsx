import { Box, Icon } from '@danji/ui';

const FRAME = {
  width: '4.5rem',
  height: '4.5rem',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'md',
  overflow: 'hidden',
  bg: 'bg.subtle',
  color: 'fg.subtle',
} as const;
const FITTED = { width: '100%', height: '100%', objectFit: 'cover' } as const;

/** The picture of a product beside its name in a line, or a drawn place for it. */
export const SmallPicture = ({ url }: { url: string | null }) => (
  <Box css={FRAME}>
    {url === null ? (
      <Icon name="package" size={28} />
    ) : (
      <img src={url} alt="" loading="lazy" width="144" height="144" style={FITTED} />
    )}
  </Box>
);
