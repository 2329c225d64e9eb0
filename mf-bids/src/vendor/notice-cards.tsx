import { useEndpoint } from '@danji/api-client';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { OVERVIEW_ROWS } from '@danji/contracts/bids/vendor-overview';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { KaptBadges } from '../shared/kapt-badges.tsx';
import { describePlace } from '../shared/kapt-notice-text.ts';
import { NoticeBadges } from '../shared/notice-badges.tsx';
import { describeDeadline, describeRegion } from '../shared/notice-text.ts';
import { RequestBadge } from '../shared/request-badge.tsx';
import { UnreadBadge } from '../shared/unread-badge.tsx';
import { OverviewCard, OverviewRow } from './overview-card.tsx';

const FEW = { page: 1, page_size: OVERVIEW_ROWS } as const;

/** New notices that match the alert setting of the vendor and that it has not opened. */
export function NewNoticesCard() {
  const { data } = useEndpoint(listSuggestAlerts, { query: { ...FEW, is_read: false } });
  if (!data) return null;
  return (
    <OverviewCard
      title="새 공고"
      path={webPaths.bidAlerts}
      summary={`안 읽은 알림 ${formatNumber(data.count)}건`}
      empty="분야와 지역을 정해 두면 맞는 공고를 알려 드려요."
    >
      {data.results.map(({ id, suggest_item: notice }) => (
        <OverviewRow
          key={id}
          path={webPaths.bid(notice.nano_id)}
          title={notice.title}
          badges={<NoticeBadges notice={notice} />}
          text={`${describeRegion(notice.sigungu)} · ${describeDeadline(notice)}`}
        />
      ))}
    </OverviewCard>
  );
}

/** New notices of K-apt that match it, too; nothing while there is none. */
export function NewKaptNoticesCard() {
  const { data } = useEndpoint(listKaptAlerts, { query: { ...FEW, is_read: false } });
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

/** The requests of the vendor, the last first. */
export function OwnRequestsCard() {
  const { data } = useEndpoint(listSuggestRequests, { query: FEW });
  if (!data) return null;
  return (
    <OverviewCard
      title="내 제안"
      path={webPaths.bidRequests}
      summary={`${formatNumber(data.count)}건`}
      empty="공고를 열람하고 제안을 보내 보세요."
    >
      {data.results.map(({ nano_id, state, sent, suggest_item: notice, unread_messages }) => (
        <OverviewRow
          key={nano_id}
          path={webPaths.bidRequest(nano_id)}
          title={notice.title}
          badges={
            <>
              <RequestBadge state={state} />
              <UnreadBadge unread={unread_messages} />
            </>
          }
          text={sent === null ? describeDeadline(notice) : `${formatDateTime(sent)} 제출`}
        />
      ))}
    </OverviewCard>
  );
}
