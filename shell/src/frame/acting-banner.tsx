import { formatDateTime } from '@danji/contracts/format/date';
import { useSession, useToast } from '@danji/shell-sdk';
import { toApiError } from '@danji/api-client';
import { Box, Button, HStack, Icon, Text } from '@danji/ui';

/** While an operator acts as this user, every page says so and offers to stop. */
export function ActingBanner() {
  const { acting, user, signOut } = useSession();
  const toast = useToast();
  if (!acting || !user) return null;
  const stop = () =>
    signOut('here').catch((error: unknown) => toast({ title: toApiError(error).title, tone: 'danger' }));
  return (
    <Box as="output" css={{ display: 'block', bg: 'accent.solid', color: 'accent.contrast' }}>
      <HStack
        gap={3}
        css={{
          maxWidth: 'wide',
          marginInline: 'auto',
          paddingInline: { base: 4, md: 6 },
          minHeight: '3rem',
          flexWrap: 'wrap',
        }}
      >
        <Icon name="user-check" />
        <Text css={{ flex: '1' }} size="sm">
          <strong>{acting.staff_name}</strong>
          {` 운영자가 `}
          <strong>{user.name}</strong>
          {` 님으로 보고 있어요. 모든 작업이 기록돼요. ${formatDateTime(acting.expires)}까지`}
        </Text>
        <Button size="sm" variant="outline" onClick={() => void stop()}>
          그만 보기
        </Button>
      </HStack>
    </Box>
  );
}
