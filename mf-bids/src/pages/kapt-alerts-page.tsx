import { usePagedList } from '@danji/api-client';
import { ListSection } from '@danji/app-kit';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { Stack } from '@danji/ui';
import { KaptAlertRow } from '../alerts/kapt-alert-row.tsx';
import { AlertsFrame, AlertsHead } from '../alerts/alerts-frame.tsx';

/** `/bids/alerts/kapt`: the notices of K-apt that a vendor was told of, by the same setting. */
export function KaptAlertsPage() {
  const list = usePagedList(listKaptAlerts, { filters: { is_read: 'boolean' } });
  return (
    <AlertsFrame source="kapt">
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
          title: '아직 받은 K-apt 공고 알림이 없어요',
          description: 'K-apt 공고는 매일 새벽에 받아요. 설정에 맞는 공고가 있으면 알려 드려요.',
        }}
        noMatch={{ title: '안 읽은 알림이 없어요' }}
      >
        {(alerts) => (
          <Stack gap={3}>
            {alerts.map((alert) => (
              <KaptAlertRow key={alert.id} alert={alert} />
            ))}
          </Stack>
        )}
      </ListSection>
    </AlertsFrame>
  );
}
