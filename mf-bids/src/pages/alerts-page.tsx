import { usePagedList } from '@danji/api-client';
import { ListSection } from '@danji/app-kit';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { Stack } from '@danji/ui';
import { AlertRow } from '../alerts/alert-row.tsx';
import { AlertsFrame, AlertsHead } from '../alerts/alerts-frame.tsx';

/** `/bids/alerts`: which new notices a vendor is told of, and those it was told of. */
export function AlertsPage() {
  const list = usePagedList(listSuggestAlerts, { filters: { is_read: 'boolean' } });
  return (
    <AlertsFrame source="own">
      <AlertsHead
        countText={list.rows && list.countText}
        isUnread={list.filters.is_read === false}
        onUnread={(isUnread) => list.setFilters({ is_read: isUnread ? false : undefined })}
      />
      <ListSection
        list={list}
        label="받은 알림"
        empty={{
          icon: 'bell',
          title: '아직 받은 알림이 없어요',
          description: '분야와 지역을 정해 두면 맞는 공고가 올라올 때 알려 드려요.',
        }}
        noMatch={{ title: '안 읽은 알림이 없어요' }}
      >
        {(alerts) => (
          <Stack gap={3}>
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </Stack>
        )}
      </ListSection>
    </AlertsFrame>
  );
}
