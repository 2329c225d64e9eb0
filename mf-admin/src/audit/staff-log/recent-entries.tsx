import { useEndpoint } from '@danji/api-client';
import { formatDateTime } from '@danji/contracts/format/date';
import { USER_BLOCK_TITLE } from '@danji/contracts/accounts/user-block';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Text } from '@danji/ui';
import { OverviewList, OVERVIEW_ROWS } from '../../shared/overview-list.tsx';
import { toSubjectText } from './log-subject.tsx';
import { toUserBlocks } from './user-block.ts';

const toLog = (id: number): string => `${webPaths.adminStaffLog}?log=${id}`;
const Time = ({ at }: { at: string }) => (
  <Text asChild size="sm" tone="subtle" flexShrink={0}>
    <time dateTime={at}>{formatDateTime(at)}</time>
  </Text>
);

/** The accounts that operators have blocked last. */
export function RecentBlocks() {
  const blocks = useEndpoint(listStaffLog, {
    query: { page: 1, page_size: 30, method: 'PUT', search: USER_BLOCK_TITLE },
  });
  return (
    <OverviewList
      title="최근 이용정지"
      more={`${webPaths.adminStaffLog}?search=${encodeURIComponent(USER_BLOCK_TITLE)}`}
      error={blocks.error}
      onRetry={() => void blocks.refresh()}
      empty={{ icon: 'success', title: '최근에 정지한 회원이 없어요' }}
      rows={blocks.data?.results
        .flatMap(toUserBlocks)
        .slice(0, OVERVIEW_ROWS)
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

/** The latest changes of operators. */
export function RecentChanges() {
  const log = useEndpoint(listStaffLog, { query: { page: 1, page_size: OVERVIEW_ROWS } });
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
        description: [entry.user.name, toSubjectText(entry)].filter((text) => text !== '-').join(' · '),
        aside: <Time at={entry.created} />,
      }))}
    />
  );
}
