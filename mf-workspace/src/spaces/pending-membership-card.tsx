import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@danji/ui';
import { usePendingMembership } from './use-pending-membership.ts';
import { describeLocation, describePending } from './space-text.ts';
import { ActionLine } from '../shared/action-line.tsx';

/** An invitation to answer, or an own join request that waits for an answer. */
export function PendingMembershipCard({ space }: { space: WorkSpace }) {
  const { accept, refuse, withdraw, isRunning } = usePendingMembership(space);
  const isInvitation = space.my_opened_by === 'space';
  const location = describeLocation(space);
  return (
    <Card
      as="article"
      aria-label={`${space.title} ${isInvitation ? '초대' : '참여 요청'}`}
      borderColor={isInvitation ? 'brand.border' : 'border'}
    >
      <ActionLine>
        <Stack gap={1}>
          <Flex gap={2} flexWrap="wrap" alignItems="center">
            <Badge tone={isInvitation ? 'brand' : 'warning'}>{isInvitation ? '초대' : '수락 대기'}</Badge>
            <Heading as="h3" size="md">
              {space.title}
            </Heading>
          </Flex>
          <Text size="sm" tone="muted">
            {[describePending(space), location].filter(Boolean).join(' · ')}
          </Text>
          {isInvitation && space.my_invited_by === 'email' ? (
            <Text size="sm" tone="muted">
              수락하면 관리자가 이름과 휴대폰 번호 일부를 보고 초대한 사람인지 확인해요.
            </Text>
          ) : null}
        </Stack>
        <Flex gap={2} flexShrink={0}>
          {isInvitation ? (
            <>
              <Button variant="outline" disabled={isRunning} onClick={() => void refuse()}>
                거절
              </Button>
              <Button loading={isRunning} onClick={() => void accept()}>
                수락
              </Button>
            </>
          ) : (
            <Button variant="outline" loading={isRunning} onClick={() => void withdraw()}>
              요청 취소
            </Button>
          )}
        </Flex>
      </ActionLine>
    </Card>
  );
}
