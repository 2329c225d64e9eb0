import { usePagedList } from '@danji/api-client';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { AlertRow } from '../alerts/alert-row.tsx';
import { AlertsFrame } from '../alerts/alerts-frame.tsx';

/** `/bids/alerts`: which new notices a vendor is told of, and those it was told of. */
export function AlertsPage() {
  const list = usePagedList(listSuggestAlerts, { filters: { is_read: 'boolean' } });
  const empty = {
    icon: 'bell',
    title: '아직 받은 알림이 없어요',
    description: '분야와 지역을 정해 두면 맞는 공고가 올라올 때 알려 드려요.',
  } as const;
  return (
    <AlertsFrame source="own" list={list} empty={empty}>
      {(alert) => <AlertRow key={alert.id} alert={alert} />}
    </AlertsFrame>
  );
}
