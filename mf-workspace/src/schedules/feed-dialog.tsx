import { useEndpoint, useMutation } from '@danji/api-client';
import { REFUSED_WHILE_ACTING } from '@danji/contracts/acting';
import {
  createScheduleFeed,
  deleteScheduleFeed,
  getScheduleFeed,
} from '@danji/contracts/workspace/schedule-feed.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Alert, Button, FailedState, Flex, ListSkeleton, ShareButton, Stack, Text, TextInput } from '@danji/ui';
import { useState } from 'react';

/** The calls of the calendar link. The address is returned only once, when the link is created. */
function useFeedActions(spaceId: number, created: string | null) {
  const [address, setAddress] = useState<string>();
  const creation = useMutation(createScheduleFeed);
  const deletion = useMutation(deleteScheduleFeed, { isReadableAfter: true });
  const [confirm, toast] = [useConfirm(), useToast()];

  const createLink = async (): Promise<void> => {
    if (
      created &&
      !(await confirm({
        title: '캘린더 링크를 새로 만들까요?',
        description: '지금 링크로 구독한 캘린더는 더는 새 일정을 받지 못해요.',
        confirmLabel: '새로 만들기',
      }))
    )
      return;
    const outcome = await creation.trigger({ params: { id: spaceId } });
    if (outcome.ok) setAddress(outcome.data.secret_address);
  };
  const revokeLink = async (): Promise<void> => {
    if (
      !(await confirm({
        title: '캘린더 링크를 없앨까요?',
        description: '이 링크로 구독한 모든 캘린더에서 더는 일정을 볼 수 없어요.',
        confirmLabel: '없애기',
        tone: 'danger',
      }))
    )
      return;
    const outcome = await deletion.trigger({ params: { id: spaceId } });
    if (!outcome.ok) return;
    setAddress(undefined);
    toast({ title: '캘린더 링크를 없앴어요', tone: 'success' });
  };
  return {
    address,
    createLink,
    revokeLink,
    isCreating: creation.isRunning,
    isRevoking: deletion.isRunning,
    failure: creation.error ?? deletion.error,
  };
}

/** The address of a link that was just created. */
const CreatedLink = ({ address }: { address: string }) => (
  <Stack gap={3}>
    <Alert tone="warning" title="링크는 지금만 볼 수 있어요">
      링크를 아는 사람은 누구나 일정을 볼 수 있으니 함께 일하는 사람에게만 알려 주세요.
    </Alert>
    <TextInput
      aria-label="캘린더 링크"
      readOnly
      value={address}
      onChange={() => undefined}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Flex gap={2} flexWrap="wrap">
      <ShareButton title="일정 캘린더" url={address} label="링크 복사" />
      <Button asChild variant="outline">
        <a href={address.replace(/^https?:/, 'webcal:')}>캘린더 앱에서 열기</a>
      </Button>
    </Flex>
  </Stack>
);

function ManageButtons({ actions, created }: { actions: ReturnType<typeof useFeedActions>; created: string | null }) {
  return (
    <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
      {created ? (
        <Button variant="ghost" loading={actions.isRevoking} onClick={() => void actions.revokeLink()}>
          링크 없애기
        </Button>
      ) : null}
      <Button
        {...(actions.address ? { variant: 'outline' as const } : {})}
        loading={actions.isCreating}
        onClick={() => void actions.createLink()}
      >
        {created ? '링크 새로 만들기' : '링크 만들기'}
      </Button>
    </Flex>
  );
}

/** The calendar link of a work space: it can be created, shown once, replaced and revoked. */
export function FeedDialog({ spaceId, canManage }: { spaceId: number; canManage: boolean }) {
  const { acting } = useSession();
  const feed = useEndpoint(getScheduleFeed, { params: { id: spaceId } });
  const created = feed.data?.created ?? null;
  const actions = useFeedActions(spaceId, created);
  const { address, failure } = actions;

  if (!feed.data)
    return feed.error ? (
      <FailedState
        compact
        description={feed.error.title}
        onRetry={() => void feed.refresh()}
        retrying={feed.isRefreshing}
      />
    ) : (
      <ListSkeleton count={2} />
    );
  return (
    <Stack gap={4}>
      <Text tone="muted">구글 캘린더, 아이폰 캘린더, 아웃룩에 넣으면 계약 시작일과 종료일이 저절로 보여요.</Text>
      {address ? (
        <CreatedLink address={address} />
      ) : (
        <Text fontWeight="medium">
          {created
            ? `${formatDateTime(created)}에 만든 링크가 있어요. 링크는 만들 때 한 번만 보여 드려요.`
            : '아직 캘린더 링크가 없어요.'}
        </Text>
      )}
      {failure ? <Alert tone="danger">{failure.title}</Alert> : null}
      {canManage && !acting ? (
        <ManageButtons actions={actions} created={created} />
      ) : (
        <Text size="sm" tone="subtle">
          {acting ? REFUSED_WHILE_ACTING : '링크는 워크스페이스 관리자가 만들 수 있어요.'}
        </Text>
      )}
    </Stack>
  );
}
