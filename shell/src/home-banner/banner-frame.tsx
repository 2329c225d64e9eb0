import { Box, type BoxProps } from '@danji/ui';
import type { Ref } from 'react';

/** The box of a banner: 2 to 1 on phones, 5 to 1 from 768 px, the ratios of the pictures that advertisers upload. */
export function BannerFrame(props: BoxProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <Box
      width="full"
      aspectRatio={{ base: '2 / 1', md: '5 / 1' }}
      borderRadius="lg"
      overflow="hidden"
      position="relative"
      bg="bg.muted"
      {...props}
    />
  );
}
