import { Card, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import type { ExistingSpace } from './complex-search.tsx';
import { ActionLine } from '../shared/action-line.tsx';

type ExistingSpaceCardProps = {
  space: ExistingSpace;
  toJoin: (space: ExistingSpace) => ReactNode;
};

/** The complex already has a work space, which the user can join. The card is above the details, where it is seen first. */
export const ExistingSpaceCard = ({ space, toJoin }: ExistingSpaceCardProps) => (
  <Card bg="brand.subtle" borderColor="brand.border">
    <ActionLine>
      <Stack gap={1}>
        <Heading as="h2" size="md">
          이미 이 단지의 워크스페이스가 있어요
        </Heading>
        <Text
          size="sm"
          tone="muted"
        >{`'${space.title}'에서 함께 일할 수 있어요. 참여를 요청하면 관리자가 수락해요.`}</Text>
      </Stack>
      {toJoin(space)}
    </ActionLine>
  </Card>
);
