import { Flex, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type AmountRowProps = { label: ReactNode; children: string; isTotal?: boolean };

/** One line of a reckoning: what, and how much. */
export const AmountRow = ({ label, children, isTotal = false }: AmountRowProps) => (
  <Flex
    gap={3}
    flexWrap="wrap"
    justifyContent="space-between"
    alignItems="baseline"
    fontWeight={isTotal ? 'bold' : 'normal'}
  >
    <span>{label}</span>
    <Text as="span" numeric fontSize={isTotal ? 'xl' : 'md'} whiteSpace="nowrap" marginInlineStart="auto">
      {children}
    </Text>
  </Flex>
);
