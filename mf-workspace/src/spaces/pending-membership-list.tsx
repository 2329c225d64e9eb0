import { useEndpoint } from '@danji/api-client';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { Alert, Button, Heading, Stack } from '@danji/ui';
import { PendingMembershipCard } from './pending-membership-card.tsx';

type PendingMemberships = ReturnType<typeof usePendingMemberships>;

/** Loads invitations and own join requests that wait for an answer. `isEnabled: false` makes no call. */
export const usePendingMemberships = (isEnabled: boolean) =>
  useEndpoint(listWorkSpaces, isEnabled ? { query: { mine: 'waiting', page_size: 50 } } : null);

/** Invitations to answer and own join requests, above everything else; renders nothing when there are none. */
export function PendingMembershipList({
  pending: { data, error, refresh, isRefreshing },
}: {
  pending: PendingMemberships;
}) {
  if (error && !data)
    return (
      <Alert
        tone="danger"
        title="받은 초대를 불러오지 못했어요"
        action={
          <Button variant="outline" size="sm" loading={isRefreshing} onClick={() => void refresh()}>
            다시 시도
          </Button>
        }
      >
        {error.title}
      </Alert>
    );
  if (!data || data.count === 0) return null;
  const invitations = data.results.filter(({ my_opened_by }) => my_opened_by === 'space');
  const requests = data.results.filter(({ my_opened_by }) => my_opened_by !== 'space');
  return (
    <Stack as="section" aria-label="답을 기다리는 초대와 요청" gap={3}>
      <Heading as="h2" size="lg">
        {invitations.length > 0 ? `받은 초대 ${invitations.length}건` : '보낸 참여 요청'}
      </Heading>
      {[...invitations, ...requests].map((space) => (
        <PendingMembershipCard key={space.id} space={space} />
      ))}
    </Stack>
  );
}
