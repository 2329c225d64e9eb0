import { useEndpoint, useMutation } from '@danji/api-client';
import type { OpenSession } from '@danji/contracts/accounts/open-session';
import { endOpenSession, listOpenSessions } from '@danji/contracts/accounts/open-session.endpoints';
import { formatDevice } from '@danji/contracts/format/device';
import { formatDateTime } from '@danji/contracts/format/date';
import { useConfirm, useSession, useToast } from '@danji/shell-sdk';
import { Badge, Box, Button, FailedState, Heading, HStack, ListSkeleton, Stack, Text } from '@danji/ui';
import { BESIDE_BUTTON } from './section.tsx';

function Device({ session, onSignOut }: { session: OpenSession; onSignOut: (() => void) | undefined }) {
  const name = formatDevice(session.user_agent);
  return (
    <HStack
      as="li"
      gap={3}
      css={{ flexWrap: 'wrap', paddingBlock: 2, borderTopWidth: '1px', borderColor: 'border.subtle' }}
    >
      <Stack gap={0.5} css={BESIDE_BUTTON}>
        <HStack gap={2} css={{ flexWrap: 'wrap' }}>
          <Text css={{ fontWeight: 'semibold' }}>{name}</Text>
          {session.is_current ? <Badge tone="brand">이 기기</Badge> : null}
        </HStack>
        <Text size="sm" tone="muted" numeric>
          {`${formatDateTime(session.created)} 로그인 · ${formatDateTime(session.last_used)} 마지막 사용`}
        </Text>
      </Stack>
      {onSignOut ? (
        <Button size="sm" variant="outline" aria-label={`${name} 로그아웃`} onClick={onSignOut}>
          로그아웃
        </Button>
      ) : null}
    </HStack>
  );
}

/** The devices on which the account is signed in; each but this one can be signed out. */
export function DeviceList() {
  const { acting } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const { data, error, isRefreshing, refresh } = useEndpoint(listOpenSessions, {});
  const ending = useMutation(endOpenSession);
  const signOut = async ({ nano_id, user_agent }: OpenSession) => {
    const isSure = await confirm({
      title: `${formatDevice(user_agent)}에서 로그아웃할까요?`,
      description: '그 기기에서는 다시 로그인해야 해요.',
      confirmLabel: '기기 로그아웃',
    });
    if (!isSure) return;
    const result = await ending.trigger({ params: { nano_id } });
    toast(
      result.ok
        ? { title: '그 기기에서 로그아웃했어요.', tone: 'success' }
        : { title: result.error.title, tone: 'danger' },
    );
  };
  const render = () => {
    if (!data && error)
      return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
    if (!data) return <ListSkeleton count={2} label="로그인한 기기 불러오는 중" />;
    return (
      <Box as="ul" css={{ listStyle: 'none' }}>
        {data.map((session) => (
          <Device
            key={session.nano_id}
            session={session}
            onSignOut={session.is_current || acting ? undefined : () => void signOut(session)}
          />
        ))}
      </Box>
    );
  };
  return (
    <Stack gap={2}>
      <Heading as="h3" size="sm">
        로그인한 기기
      </Heading>
      {render()}
    </Stack>
  );
}
