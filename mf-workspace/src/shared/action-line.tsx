import { Flex } from '@danji/ui';
import type { ReactNode } from 'react';

/** A text with its action beside it, on phones below it. */
export const ActionLine = ({ children }: { children: ReactNode }) => (
  <Flex
    gap={4}
    justifyContent="space-between"
    alignItems={{ base: 'stretch', sm: 'center' }}
    flexDirection={{ base: 'column', sm: 'row' }}
  >
    {children}
  </Flex>
);
