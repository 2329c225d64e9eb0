import { useMutation, usePagedList } from '@danji/api-client';
import { countNotifications, deleteNotification, listNotifications, readNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { NotificationType, type Notification } from '@danji/contracts/notifications/notification';
import { useToast } from '@danji/shell-sdk';
import { Box, Button, Chip, EmptyState, FailedState, Flex, HStack, ListSkeleton, Pagination, Stack } from '@danji/ui';
import { useState } from 'react';

import { NotificationRow } from './notification-row.tsx';

const TOUCHED = [listNotifications, countNotifications];

function useNotificationActions() {
  const toast = useToast();
  const reading = useMutation(readNotifications, { refreshes: TOUCHED });
  const deletion = useMutation(deleteNotification, { refreshes: TOUCHED });
  const read = async (ids?: number[]) => {
    const outcome = await reading.run({ body: ids ? { notification_ids: ids } : {} });
    if (!outcome.ok && outcome.error.code !== 'busy') toast({ title: outcome.error.title, tone: 'danger' });
  };
  const remove = async ({ id }: Notification) => {
    const outcome = await deletion.run({ body: { notification_id: id } });
    if (outcome.ok) toast({ title: '알림을 지웠어요.' });
    else if (outcome.error.code !== 'busy') toast({ title: outcome.error.title, tone: 'danger' });
  };
  return { read, remove, isReading: reading.isRunning };
}

/** Notifications of the account, newest first, by type, page by page; new ones appear by themselves. */
export function NotificationList() {
  const list = usePagedList(listNotifications, { filters: { notification_type: 'number' } });
  const { read, remove, isReading } = useNotificationActions();
  const [now] = useState(Date.now);
  const type = list.filters.notification_type;
  const hasUnread = list.rows?.some(({ is_read }) => !is_read) ?? false;

  const renderRows = () => {
    if (!list.rows && list.error) return <FailedState description={list.error.title} onRetry={() => void list.refresh()} retrying={list.isRefreshing} />;
    if (!list.rows) return <ListSkeleton label="알림 불러오는 중" />;
    if (list.rows.length === 0) {
      return list.isFiltered || list.page > 1
        ? <EmptyState icon="bell" title="여기에는 알림이 없어요" description="다른 종류를 골라 보세요." action={<Button variant="outline" onClick={list.clearFilters}>모두 보기</Button>} />
        : <EmptyState icon="bell" title="아직 알림이 없어요" description="초대나 승인처럼 중요한 일이 생기면 여기에 알려 드려요." />;
    }
    return (
      <Box as="ul" css={{ listStyle: 'none', display: 'grid', gap: 3 }}>
        {list.rows.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} now={now} onOpen={() => { if (!notification.is_read) void read([notification.id]); }} onDelete={() => void remove(notification)} />
        ))}
      </Box>
    );
  };
  return (
    <Stack gap={5}>
      <HStack css={{ justifyContent: 'space-between', flexWrap: 'wrap' }} gap={3}>
        <Flex as="nav" aria-label="알림 종류" css={{ gap: 2, overflowX: 'auto', paddingBlock: 1 }}>
          <Chip selected={type === undefined} onClick={() => list.setFilters({ notification_type: undefined })}>전체</Chip>
          {NotificationType.options.map(({ code, label }) => <Chip key={code} selected={type === code} onClick={() => list.setFilters({ notification_type: code })}>{label}</Chip>)}
        </Flex>
        <Button size="sm" variant="ghost" icon="check" disabled={!hasUnread} loading={isReading} onClick={() => void read()}>모두 읽음</Button>
      </HStack>
      {renderRows()}
      <Pagination page={list.page} count={list.count} pageSize={list.pageSize} onChange={list.setPage} label="알림 페이지" />
    </Stack>
  );
}
