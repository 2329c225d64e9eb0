import { ListSection } from '@danji/app-kit';
import { usePagedList } from '@danji/api-client';
import { listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { NotificationType, type Notification } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import {
  Box,
  Button,
  Chip,
  Flex,
  HStack,
  IconButton,
  Menu,
  Stack,
  Switch,
  type EmptyStateProps,
  type MenuItem,
} from '@danji/ui';
import { isTypeFor } from '../shared/is-type-for.ts';
import { useState } from 'react';
import { NotificationRow } from './notification-row.tsx';
import { useNewNotifications } from './use-new-notifications.ts';
import { useNotificationActions } from './use-notification-actions.ts';

type Actions = ReturnType<typeof useNotificationActions>;
const useList = () => usePagedList(listNotifications, { filters: { notification_type: 'number', is_read: 'boolean' } });
type List = ReturnType<typeof useList>;

/** The types of notifications as chips; one of them may be selected. */
const TypeFilter = ({ list, kind }: { list: List; kind: string | null }) => (
  <Flex
    as="nav"
    aria-label="알림 종류"
    css={{ gap: 2, overflowX: 'auto', padding: 1, margin: -1, scrollbarWidth: 'none' }}
  >
    <Chip
      selected={list.filters.notification_type === undefined}
      onClick={() => list.setFilters({ notification_type: undefined })}
    >
      전체
    </Chip>
    {NotificationType.options
      .filter(({ code }) => isTypeFor(kind, code))
      .map(({ code, label }) => (
        <Chip
          key={code}
          selected={list.filters.notification_type === code}
          onClick={() => list.setFilters({ notification_type: code })}
        >
          {label}
        </Chip>
      ))}
  </Flex>
);

/** The switch for unread notifications, and the actions on all of them. */
function Toolbar({ list, actions }: { list: List; actions: Actions }) {
  const { notification_type: type, is_read } = list.filters;
  const has = (isRead: boolean) => list.rows?.some((row: Notification) => row.is_read === isRead) ?? false;
  const clearing: MenuItem = {
    label: '읽은 알림 지우기',
    icon: 'trash',
    tone: 'danger',
    onSelect: () => void actions.removeRead(type, type === undefined ? undefined : NotificationType.label(type)),
  };
  return (
    <HStack gap={2} css={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Switch checked={is_read === false} onChange={(isOn) => list.setFilters({ is_read: isOn ? false : undefined })}>
        안 읽은 알림만
      </Switch>
      <HStack gap={1} css={{ flexWrap: 'wrap' }}>
        <Button
          size="sm"
          variant="ghost"
          icon="check"
          disabled={!has(false)}
          loading={actions.isReading}
          onClick={() => void actions.markRead()}
        >
          모두 읽음
        </Button>
        <Button asChild size="sm" variant="ghost">
          <Link to={webPaths.notificationSettings}>알림 설정</Link>
        </Button>
        <Menu
          label="알림 관리"
          items={[clearing]}
          trigger={<IconButton icon="more" label="알림 관리" disabled={!has(true) || actions.isClearing} />}
        />
      </HStack>
    </HStack>
  );
}

const NO_NOTIFICATIONS: EmptyStateProps = {
  icon: 'bell',
  title: '아직 알림이 없어요',
  description: '초대나 승인처럼 중요한 일이 생기면 여기에 알려 드려요.',
};

/** The empty state when there are notifications, but none for these filters. */
const describeNoMatch = (list: List): EmptyStateProps => ({
  icon: 'bell',
  ...(list.filters.notification_type === undefined
    ? { title: '안 읽은 알림이 없어요', description: '온 알림을 모두 읽었어요.' }
    : { title: '여기에는 알림이 없어요', description: '다른 종류를 골라 보세요.' }),
  action: (
    <Button variant="outline" onClick={list.clearFilters}>
      모두 보기
    </Button>
  ),
});

/** Notifications of the account, newest first, by type, page by page; new ones appear by themselves. */
export function NotificationList() {
  const { kind } = useSession();
  const list = useList();
  const actions = useNotificationActions();
  const [now] = useState(Date.now);
  const isNew = useNewNotifications(list.rows);
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <TypeFilter list={list} kind={kind} />
        <Toolbar list={list} actions={actions} />
      </Stack>
      <ListSection list={list} label="알림" empty={NO_NOTIFICATIONS} noMatch={describeNoMatch(list)}>
        {(rows) => (
          <Box as="ul" css={{ listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                now={now}
                isNew={isNew(notification.id)}
                onOpen={() => {
                  if (!notification.is_read) void actions.markRead([notification.id]);
                }}
                onDelete={() => void actions.remove(notification)}
              />
            ))}
          </Box>
        )}
      </ListSection>
    </Stack>
  );
}
