import { Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { listBrandUsers, setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Grid, Text } from '@danji/ui';
import { ReviewBadge } from '../../accounts/accounts/account-badges.tsx';
import { nameOf } from '../../accounts/accounts/account-labels.ts';
import { CountCards } from '../overview/count-cards.tsx';
import { OverviewList } from '../overview/overview-list.tsx';
import { toUserBlocks } from '../../audit/staff-log/user-block.ts';

const MAX_ROWS = 6;
const toLog = (id: number): string => `${webPaths.adminStaffLog}?log=${id}`;
const Time = ({ at }: { at: string }) => (
  <Text asChild size="sm" tone="subtle" flexShrink={0}>
    <time dateTime={at}>{formatDateTime(at)}</time>
  </Text>
);

function WaitingBrands() {
  const waiting = useEndpoint(listBrandUsers, {
    query: { page: 1, page_size: MAX_ROWS, brand_status: EditState.PENDING, ordering: 'created' },
  });
  return (
    <OverviewList
      title="심사를 기다리는 업체"
      more={`${webPaths.adminUsers('brand')}?brand_status=${EditState.PENDING}`}
      error={waiting.error}
      onRetry={() => void waiting.refresh()}
      empty={{ icon: 'success', title: '기다리는 업체가 없어요' }}
      rows={waiting.data?.results.map((user) => ({
        key: user.id,
        title: nameOf(user),
        to: webPaths.adminUser(user.id),
        description: `${formatBusinessNo(user.brand?.detail?.business_no) || '사업자번호 없음'} · ${formatDate(user.created)} 가입`,
        aside: user.brand ? <ReviewBadge state={user.brand.brand_status_type} /> : null,
      }))}
    />
  );
}

function RecentBlocks() {
  const blocks = useEndpoint(listStaffLog, {
    query: { page: 1, page_size: 30, method: 'PUT', search: setUserBlock.path },
  });
  return (
    <OverviewList
      title="최근 이용정지"
      more={`${webPaths.adminStaffLog}?search=${encodeURIComponent(setUserBlock.path)}`}
      error={blocks.error}
      onRetry={() => void blocks.refresh()}
      empty={{ icon: 'success', title: '최근에 정지한 회원이 없어요' }}
      rows={blocks.data?.results
        .flatMap(toUserBlocks)
        .slice(0, MAX_ROWS)
        .map(({ id, name, reason, created }) => ({
          key: id,
          title: name,
          to: toLog(id),
          description: reason,
          aside: <Time at={created} />,
        }))}
    />
  );
}

function RecentChanges() {
  const log = useEndpoint(listStaffLog, { query: { page: 1, page_size: MAX_ROWS } });
  return (
    <OverviewList
      title="최근 처리 기록"
      more={webPaths.adminStaffLog}
      error={log.error}
      onRetry={() => void log.refresh()}
      empty={{ icon: 'history', title: '아직 처리 기록이 없어요' }}
      rows={log.data?.results.map((entry) => ({
        key: entry.id,
        title: entry.title,
        to: toLog(entry.id),
        description: entry.user.name,
        aside: <Time at={entry.created} />,
      }))}
    />
  );
}

/** Shows the work that waits for staff, and the latest actions of staff. */
export function DashboardPage() {
  return (
    <Page title="운영 현황">
      <CountCards />
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(26rem, 1fr))' }}
        alignItems="start"
      >
        <WaitingBrands />
        <RecentBlocks />
        <RecentChanges />
      </Grid>
    </Page>
  );
}
