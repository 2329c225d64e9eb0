import { useEndpoint } from '@danji/api-client';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { OVERVIEW_ROWS } from '@danji/contracts/bids/vendor-overview';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { hasSpaceRight } from '@danji/contracts/workspace/space-rights';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Flex, Grid, Heading, Stack } from '@danji/ui';
import type { ReactNode } from 'react';
import { NoticeBadges } from '../shared/notice-badges.tsx';
import { describeDeadline } from '../shared/notice-text.ts';
import { OverviewRow } from '../shared/overview-card.tsx';
import { OverviewList } from '../shared/overview-list.tsx';
import { NewNoticesCard, OwnRequestsCard } from '../shared/own-notice-cards.tsx';
import { UnreadBadge } from '../shared/unread-badge.tsx';

const FEW = { page: 1, page_size: OVERVIEW_ROWS } as const;
const OPEN = { is_own: true, is_open: true } as const;
const UNDECIDED = { state: 'sent' } as const;
const TO_OPEN = `${webPaths.bids}?${new URLSearchParams({ is_own: 'true', is_open: 'true' })}`;
const TO_UNDECIDED = `${webPaths.bidRequests}?${new URLSearchParams(UNDECIDED)}`;

/** Two columns where there is room for their rows. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))';

/** The notices of the own spaces that take requests, the next to end first. */
const OpenNoticesCard = () => (
  <OverviewList
    isPart
    title="모집 중인 우리 공고"
    path={TO_OPEN}
    list={useEndpoint(listSuggestItems, { query: { ...FEW, ...OPEN, ordering: 'date_end' } })}
    empty="모집 중인 공고가 없어요. 공고를 올리면 업체의 제안을 받아 비교할 수 있어요."
    renderRow={(notice) => (
      <OverviewRow
        key={notice.id}
        path={webPaths.bid(notice.nano_id)}
        title={notice.title}
        badges={<NoticeBadges notice={notice} />}
        text={[
          describeDeadline(notice),
          ...(notice.reads === null ? [] : [`열람 ${formatNumber(notice.reads)}`]),
          ...(notice.requests === null ? [] : [`제안 ${formatNumber(notice.requests)}`]),
        ].join(' · ')}
      />
    )}
  />
);

/** Offers that the own spaces have received and may read, as long as nothing is decided. */
const NewOffersCard = () => (
  <OverviewList
    isPart
    title="새로 받은 제안"
    path={TO_UNDECIDED}
    counted="선정 전"
    list={useEndpoint(listSuggestRequests, { query: { ...FEW, ...UNDECIDED } })}
    empty="아직 볼 수 있는 새 제안이 없어요. 입찰공고의 제안은 마감 뒤 개봉하면 보여요."
    renderRow={({ nano_id, user, suggest_item: notice, total_price, sent, unread_messages }) => (
      <OverviewRow
        key={nano_id}
        path={webPaths.bidRequest(nano_id)}
        title={user.name}
        badges={<UnreadBadge unread={unread_messages} />}
        text={[
          notice.title,
          ...(total_price === null ? [] : [formatWon(total_price)]),
          ...(sent === null ? [] : [`${formatDateTime(sent)} 제출`]),
        ].join(' · ')}
      />
    )}
  />
);

type SectionProps = { title: string; more: { path: string; label: string }; children: ReactNode };

const Section = ({ title, more, children }: SectionProps) => (
  <Stack as="section" aria-labelledby="home-bids" gap={4}>
    <Flex flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap={2}>
      <Heading as="h2" size="lg" id="home-bids">
        {title}
      </Heading>
      <Anchor asChild display="inline-flex" alignItems="center" minHeight="11" marginBlock={-2}>
        <Link to={more.path}>{more.label}</Link>
      </Anchor>
    </Flex>
    <Grid gridTemplateColumns={COLUMNS} gap={4} alignItems="start">
      {children}
    </Grid>
  </Stack>
);

/** For who writes notices in a space; others have none of their own to look after. */
function OfficeBids() {
  const { data } = useEndpoint(listWorkSpaces, { query: { mine: 'in', page_size: 20 } });
  if (data && !data.results.some(({ my_role }) => my_role !== null && hasSpaceRight(my_role, 'write_notices')))
    return null;
  return (
    <Section title="우리 단지 입찰" more={{ path: webPaths.newBid, label: '공고 쓰기' }}>
      <OpenNoticesCard />
      <NewOffersCard />
    </Section>
  );
}

const VendorBids = () => (
  <Section title="공고와 제안" more={{ path: webPaths.bids, label: '공고 찾기' }}>
    <NewNoticesCard isPart />
    <OwnRequestsCard isPart />
  </Section>
);

/** Notices and offers on the home page (slot `home.main`): those of the own spaces, or of the vendor. */
export function HomeBids() {
  const { kind, isTemp } = useSession();
  if (isTemp) return null;
  if (kind === 'general') return <OfficeBids />;
  return kind === 'brand' ? <VendorBids /> : null;
}
