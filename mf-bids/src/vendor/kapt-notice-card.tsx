import { useEndpoint } from '@danji/api-client';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { OVERVIEW_ROWS } from '@danji/contracts/bids/vendor-overview';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { KaptBadges } from '../shared/kapt-badges.tsx';
import { describePlace } from '../shared/kapt-notice-text.ts';
import { OverviewCard, OverviewRow } from '../shared/overview-card.tsx';

/** New notices of K-apt that match the alert setting of the vendor; nothing while there is none. */
export function NewKaptNoticesCard() {
  const { data } = useEndpoint(listKaptAlerts, { query: { page: 1, page_size: OVERVIEW_ROWS, is_read: false } });
  if (!data || data.count === 0) return null;
  return (
    <OverviewCard
      title="새 K-apt 공고"
      path={webPaths.kaptBidAlerts}
      summary={`안 읽은 알림 ${formatNumber(data.count)}건`}
      empty=""
    >
      {data.results.map(({ id, kapt_notice: notice }) => (
        <OverviewRow
          key={id}
          path={webPaths.kaptBid(notice.id)}
          title={notice.title}
          badges={<KaptBadges notice={notice} />}
          text={`${notice.complex} · ${describePlace(notice)}`}
        />
      ))}
    </OverviewCard>
  );
}
