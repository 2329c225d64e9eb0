import { useEndpoint } from '@danji/api-client';
import { listUserSessions } from '@danji/contracts/accounts/user-session.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { EditState } from '@danji/contracts/codes/edit-state';
import { ProcessState } from '@danji/contracts/codes/work-request-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatDevice } from '@danji/contracts/format/device';
import { webPaths } from '@danji/contracts/web-paths';
import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { Badge, Flex } from '@danji/ui';
import { ClosedSpaceBadge } from '../../shared/closed-space-badge.tsx';
import { OverviewList, OVERVIEW_ROWS } from '../../shared/overview-list.tsx';

type Props = { user: User };

/** The work spaces of an account, with its role in each. */
function Spaces({ user: { id } }: Props) {
  const spaces = useEndpoint(listWorkSpaces, { query: { user_id: id, page_size: OVERVIEW_ROWS } });
  return (
    <OverviewList
      title="워크스페이스"
      more={(spaces.data?.count ?? 0) > OVERVIEW_ROWS ? `${webPaths.adminSpaces}?user_id=${id}` : undefined}
      error={spaces.error}
      onRetry={() => void spaces.refresh()}
      empty={{ icon: 'layers', title: '참여한 워크스페이스가 없어요' }}
      rows={spaces.data?.results.map((space) => ({
        key: space.id,
        title: space.title,
        to: webPaths.adminSpace(space.id),
        description: space.address1,
        aside: (
          <Flex gap={1.5} flexWrap="wrap" justifyContent="flex-end">
            <ClosedSpaceBadge space={space} />
            <Badge tone={space.my_state === EditState.DONE ? 'brand' : 'warning'}>
              {space.my_state === EditState.DONE && space.my_role ? SPACE_ROLE_LABELS[space.my_role] : '수락 대기'}
            </Badge>
          </Flex>
        ),
      }))}
    />
  );
}

/** The requests that an account has sent to our staff, the newest first. */
function Requests({ user: { id } }: Props) {
  const requests = useEndpoint(listStaffWorkRequests, {
    query: { user_id: id, ordering: '-created', page_size: OVERVIEW_ROWS },
  });
  return (
    <OverviewList
      title="보낸 요청"
      more={(requests.data?.count ?? 0) > OVERVIEW_ROWS ? `${webPaths.adminRequests}?user_id=${id}` : undefined}
      error={requests.error}
      onRetry={() => void requests.refresh()}
      empty={{ icon: 'headset', title: '보낸 요청이 없어요' }}
      rows={requests.data?.results.map((request) => ({
        key: request.id,
        title: request.title,
        to: webPaths.adminRequest(request.id),
        description: `${request.space.title} · ${formatDate(request.created)}`,
        aside: <Badge>{ProcessState.label(request.process_state)}</Badge>,
      }))}
    />
  );
}

/** The devices on which an account is signed in. */
function Sessions({ user: { id } }: Props) {
  const sessions = useEndpoint(listUserSessions, { params: { id } });
  return (
    <OverviewList
      title="로그인한 기기"
      error={sessions.error}
      onRetry={() => void sessions.refresh()}
      empty={{ icon: 'log-in', title: '로그인한 기기가 없어요' }}
      rows={sessions.data?.map(({ user_agent, created, last_used, acting_staff_name }) => ({
        key: `${created} ${user_agent}`,
        title: formatDevice(user_agent),
        description: `${formatDateTime(created)} 로그인 · ${formatDateTime(last_used)} 마지막 이용`,
        aside: acting_staff_name === null ? null : <Badge tone="warning">{`${acting_staff_name} 대신 로그인`}</Badge>,
      }))}
    />
  );
}

/** Shows the work spaces and the requests of an account, and the devices on which it is signed in. */
export const AccountActivity = ({ user }: Props) => (
  <>
    {user.general && user.erased === null ? (
      <>
        <Spaces user={user} />
        <Requests user={user} />
      </>
    ) : null}
    {user.is_deleted ? null : <Sessions user={user} />}
  </>
);
