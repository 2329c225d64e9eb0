import { Card, Flex, HStack, Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import { LINKED_CARD, WholeCardLink } from './whole-card-link.tsx';

type NoticeCardFrameProps = {
  to: string;
  title: string;
  badges: ReactNode;
  /** Until when, and for how much. */
  end: ReactNode;
  /** The content under the title. */
  children: ReactNode;
};

/** One notice of a list, whether it is ours or of K-apt: all of the card leads to it. */
export const NoticeCardFrame = ({ to, title, badges, end, children }: NoticeCardFrameProps) => (
  <Card as="article" interactive css={LINKED_CARD}>
    <Flex
      gap={{ base: 3, md: 6 }}
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ md: 'center' }}
    >
      <Stack gap={1.5} minWidth={0}>
        <HStack flexWrap="wrap" gap={1.5}>
          {badges}
        </HStack>
        <WholeCardLink to={to}>{title}</WholeCardLink>
        {children}
      </Stack>
      {end}
    </Flex>
  </Card>
);
