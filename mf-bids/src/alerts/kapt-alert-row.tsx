import { useMutation } from '@danji/api-client';
import type { KaptAlert } from '@danji/contracts/bids/kapt-alert';
import { updateKaptAlert } from '@danji/contracts/bids/kapt-alert.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { KaptBadges } from '../shared/kapt-badges.tsx';
import { describePlace, describeSector } from '../shared/kapt-notice-text.ts';
import { AlertCard } from './alert-card.tsx';

/** An alert about a notice of K-apt. */
export function KaptAlertRow({ alert }: { alert: KaptAlert }) {
  const { id, kapt_notice: notice } = alert;
  const { trigger, isRunning } = useMutation(updateKaptAlert);
  const deadline = notice.closes === null ? '' : `${formatDateTime(notice.closes)} 마감`;
  return (
    <AlertCard
      alert={alert}
      title={notice.title}
      path={webPaths.kaptBid(notice.id)}
      badges={<KaptBadges notice={notice} />}
      facts={[notice.complex, describeSector(notice) ?? '', describePlace(notice), deadline].filter(Boolean)}
      isMarking={isRunning}
      onMark={(is_read) => trigger({ params: { id }, body: { is_read } })}
    />
  );
}
