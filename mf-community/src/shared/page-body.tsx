import { Box } from '@danji/ui';
import type { ReactNode } from 'react';

/** Sets the width and spacing of a page for reading. */
export const PageBody = ({ children }: { children: ReactNode }) => (
  <Box
    width="full"
    maxWidth="920px"
    marginInline="auto"
    paddingInline={{ base: 4, md: 6 }}
    paddingBlock={{ base: 6, md: 10 }}
  >
    {children}
  </Box>
);
