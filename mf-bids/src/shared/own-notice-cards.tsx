import { useEndpoint } from '@danji/api-client';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { OVERVIEW_ROWS } from '@danji/contracts/bids/vendor-overview';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { NoticeBadges } from './notice-badges.tsx';
import { describeDeadline, describeRegion } from './notice-text.ts';
import type { OverviewFrameProps } from './overview-card.tsx';
import { OverviewRow } from './overview-card.tsx';
import { OverviewList } from './overview-list.tsx';
import { RequestBadge } from './request-badge.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const FEW = { page: 1, page_size: OVERVIEW_ROWS } as const;

type CardProps = Pick<OverviewFrameProps, 'isPart'>;

/** New notices that match the alert setting of the vendor and that it has not opened. */
export const NewNoticesCard = (frame: CardProps) => (
  <OverviewList
    {...frame}
    title="새 공고"
    path={webPaths.bidAlerts}
    counted="안 읽은 알림"
    list={useEndpoint(listSuggestAlerts, { query: { ...FEW, is_read: false } })}
    empty="분야와 지역을 정해 두면 맞는 공고를 알려 드려요."
    renderRow={({ id, suggest_item: notice }) => (
      <OverviewRow
        key={id}
        path={webPaths.bid(notice.nano_id)}
        title={notice.title}
        badges={<NoticeBadges notice={notice} />}
        text={`${describeRegion(notice.sigungu)} · ${describeDeadline(notice)}`}
      />
    )}
  />
);

/** The requests of the vendor, the last first. */
export const OwnRequestsCard = (frame: CardProps) => (
  <OverviewList
    {...frame}
    title="내 제안"
    path={webPaths.bidRequests}
    list={useEndpoint(listSuggestRequests, { query: FEW })}
    empty="공고를 열람하고 제안을 보내 보세요."
    renderRow={({ nano_id, state, sent, suggest_item: notice, unread_messages }) => (
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
    )}
  />
);
