import { usePagedList } from '@danji/api-client';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { KaptAlertRow } from '../alerts/kapt-alert-row.tsx';
import { AlertsFrame } from '../alerts/alerts-frame.tsx';

/** `/bids/alerts/kapt`: the notices of K-apt that a vendor was told of, by the same setting. */
export function KaptAlertsPage() {
  const list = usePagedList(listKaptAlerts, { filters: { is_read: 'boolean' } });
  const empty = {
    icon: 'bell',
    title: '아직 받은 K-apt 공고 알림이 없어요',
    description: 'K-apt 공고는 매일 새벽에 받아요. 설정에 맞는 공고가 있으면 알려 드려요.',
  } as const;
  return (
    <AlertsFrame source="kapt" list={list} empty={empty}>
      {(alert) => <KaptAlertRow key={alert.id} alert={alert} />}
    </AlertsFrame>
  );
}
