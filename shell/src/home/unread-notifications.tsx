import { useEndpoint } from '@danji/api-client';
import { formatRelative } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { Notification } from '@danji/contracts/notifications/notification';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import {
  Anchor,
  Badge,
  Box,
  Card,
  EmptyState,
  FailedState,
  Heading,
  HStack,
  ListSkeleton,
  Stack,
  Text,
} from '@danji/ui';
import { useState } from 'react';

const PAGE_SIZE = 20;
const VISIBLE_COUNT = 3;

function UnreadNotification({ notification }: { notification: Notification }) {
  const [now] = useState(Date.now);
  return (
    <Box as="li" css={{ borderBottomWidth: '1px', borderColor: 'border.subtle', _last: { borderBottomWidth: 0 } }}>
      <Anchor asChild variant="plain" css={{ display: 'block', paddingBlock: 3 }}>
        <Link to={notification.link ?? webPaths.notifications}>
          <HStack css={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap' }} gap={1}>
            <Text css={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>{notification.title}</Text>
            <Text size="sm" tone="subtle" css={{ flexShrink: 0 }}>
              {formatRelative(notification.created, now)}
            </Text>
          </HStack>
          <Text size="sm" tone="muted" css={{ lineClamp: 2, overflowWrap: 'anywhere' }}>
            {notification.content}
          </Text>
        </Link>
      </Anchor>
    </Box>
  );
}

/** The newest unread notifications; live events of the shell keep them current. */
export function UnreadNotifications() {
  const { data, error, isLoading, refresh, isRefreshing } = useEndpoint(listNotifications, {
    query: { page_size: PAGE_SIZE },
  });
  const { data: unread } = useEndpoint(countNotifications);
  const visible = data?.results.filter(({ is_read }) => !is_read).slice(0, VISIBLE_COUNT);
  return (
    <Stack as="section" aria-labelledby="home-notifications" gap={4}>
      <HStack css={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <HStack>
          <Heading size="lg" id="home-notifications">
            새 알림
          </Heading>
          {unread && unread.count > 0 ? <Badge tone="danger">{formatNumber(unread.count)}</Badge> : null}
        </HStack>
        <Anchor asChild css={{ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', marginBlock: -2 }}>
          <Link to={webPaths.notifications}>모두 보기</Link>
        </Anchor>
      </HStack>
      {/* The height of a full list is reserved, so that the content below does not move when it loads. */}
      <Card css={{ paddingBlock: { base: 1, md: 2 }, minHeight: '15rem' }}>
        {isLoading ? <ListSkeleton count={3} label="알림 불러오는 중" /> : null}
        {error && !data ? (
          <FailedState
            compact
            title="알림을 불러오지 못했어요"
            description={error.title}
            onRetry={() => void refresh()}
            retrying={isRefreshing}
          />
        ) : null}
        {visible?.length === 0 ? (
          <EmptyState
            compact
            icon="bell"
            title="새로운 알림이 없어요"
            description="초대나 승인처럼 중요한 일이 생기면 여기에 알려 드려요."
          />
        ) : null}
        {visible && visible.length > 0 ? (
          <Box as="ul" css={{ listStyle: 'none' }}>
            {visible.map((notification) => (
              <UnreadNotification key={notification.id} notification={notification} />
            ))}
          </Box>
        ) : null}
      </Card>
    </Stack>
  );
}
