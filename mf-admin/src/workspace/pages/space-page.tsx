import { useEndpoint } from '@danji/api-client';
import { getWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, EmptyState, FailedState, Stack } from '@danji/ui';
import { AdminPage } from '../../shared/admin-page.tsx';
import { DetailCard } from '../../shared/detail-card.tsx';
import { SpaceDetails } from '../spaces/space-details.tsx';
import { SpaceMembers } from '../spaces/space-members.tsx';

/** Shows one work space with its details, members and master. */
export function SpacePage() {
  const { id = '' } = useParams();
  const { data, error, refresh, isRefreshing } = useEndpoint(getWorkSpace, { params: { id } });
  const back = (
    <Button asChild variant="outline">
      <Link to={webPaths.adminSpaces}>워크스페이스 목록</Link>
    </Button>
  );
  if (error?.status === 404)
    return (
      <AdminPage title="워크스페이스">
        <EmptyState
          icon="layers"
          title="워크스페이스가 없어요"
          description="주소가 바뀌었을 수 있어요."
          action={back}
        />
      </AdminPage>
    );
  if (error && !data)
    return (
      <AdminPage title="워크스페이스">
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} action={back} />
      </AdminPage>
    );
  if (!data)
    return (
      <AdminPage title="워크스페이스" description={null}>
        <CardSkeleton count={2} />
      </AdminPage>
    );
  return (
    <AdminPage
      title={data.title}
      description={[`대표 관리자 ${data.master_user.name}`, data.address1].filter(Boolean).join(' · ')}
      actions={
        <>
          {back}
          <Button asChild variant="outline" icon="external-link">
            <Link to={webPaths.workspace(data.id)}>워크스페이스 열기</Link>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <SpaceMembers key={data.id} space={data} />
        <DetailCard title="단지 정보">
          <SpaceDetails space={data} />
        </DetailCard>
      </Stack>
    </AdminPage>
  );
}
