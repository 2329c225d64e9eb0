import { usePagedList } from '@danji/api-client';
import { FilterSelect, ListScreen } from '@danji/app-kit';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, Grid, Icon, VisuallyHidden } from '@danji/ui';
import { SpaceCard, SPACE_COLUMNS } from '../spaces/space-card.tsx';
import { ClosedSpaceList } from '../spaces/closed-space-list.tsx';
import { usePendingMemberships, PendingMembershipList } from '../spaces/pending-membership-list.tsx';

const Actions = () => (
  <>
    <Button asChild variant="outline">
      <Link to={webPaths.findWorkspace}>
        <Icon name="search" />
        찾아서 참여하기
      </Link>
    </Button>
    <Button asChild>
      <Link to={webPaths.newWorkspace}>
        <Icon name="plus" />
        만들기
      </Link>
    </Button>
  </>
);

/** `/workspace`: invitations, then the user's work spaces; our staff see all of them. */
export function WorkSpaceListPage() {
  const { isStaff } = useSession();
  const list = usePagedList(listWorkSpaces, {
    query: isStaff ? {} : { mine: 'in' },
    filters: { search: 'text', ordering: 'text' },
    pageSize: 12,
  });
  const pending = usePendingMemberships(!isStaff);
  const isBare = list.rows?.length === 0 && !list.isFiltered && list.page === 1;
  const hasFilters = !isBare && !pending.isLoading;
  return (
    <ListScreen
      lead={isStaff ? '모든 단지를 보고 고칠 수 있어요.' : '단지마다 정보와 멤버를 함께 관리해요.'}
      actions={isStaff || isBare ? null : <Actions />}
      before={isStaff || pending.isLoading ? null : <PendingMembershipList pending={pending} />}
      // Invitations are above the list: the list waits for them, so that it does not move.
      list={pending.isLoading ? { ...list, rows: undefined, count: 0 } : list}
      searchLabel={hasFilters ? '이름, 주소, 단지 코드로 찾기' : undefined}
      bar={
        hasFilters ? (
          <FilterSelect
            list={list}
            name="ordering"
            label="정렬"
            all="최근 만든 순"
            options={[{ value: 'title', label: '이름순' }]}
          />
        ) : null
      }
      empty={
        isStaff
          ? { icon: 'building', title: '아직 만들어진 워크스페이스가 없어요' }
          : {
              icon: 'building',
              title: '아직 참여한 워크스페이스가 없어요',
              description: '우리 단지를 새로 만들거나, 이미 있는 단지를 찾아 참여를 요청해 보세요.',
              action: <Actions />,
            }
      }
      noMatch={{ title: '찾는 워크스페이스가 없어요' }}
      after={isStaff ? null : <ClosedSpaceList />}
      skeleton={<CardSkeleton count={3} />}
    >
      {(rows) => (
        <section aria-label="워크스페이스 목록">
          <VisuallyHidden as="h2">워크스페이스 목록</VisuallyHidden>
          <Grid as="ul" gridTemplateColumns={SPACE_COLUMNS}>
            {rows.map((space) => (
              <li key={space.id}>
                <SpaceCard space={space} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </ListScreen>
  );
}
