import { useEndpoint } from '@danji/api-client';
import { getApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate, useParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, EmptyState, FailedState } from '@danji/ui';
import { InfoEditor } from '../apartments/info-editor.tsx';
import { AdminPage } from '../../shared/admin-page.tsx';

const NEW = 'new';
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Creates or changes a complex. */
export function ApartmentPage() {
  const { id = '' } = useParams();
  const hasId = isId(id);
  const { data, error, refresh, isRefreshing } = useEndpoint(getApartmentInfo, hasId ? { params: { id } } : null, {
    refreshOnFocus: false,
  });
  const navigate = useNavigate();
  const back = (
    <Button asChild variant="outline">
      <Link to={webPaths.adminApartments}>단지 목록</Link>
    </Button>
  );

  if (id === NEW)
    return (
      <AdminPage
        title="단지 등록"
        description="K-apt에 없는 단지를 직접 적어요. 입력한 내용은 저장할 때까지 이 탭에 남아요."
        actions={back}
      >
        <InfoEditor
          key={NEW}
          onCreated={(newInfo) => void navigate(webPaths.adminApartment(newInfo.id), { replace: true })}
        />
      </AdminPage>
    );
  if (!hasId || error?.status === 404)
    return (
      <AdminPage title="단지 정보">
        <EmptyState icon="building" title="단지가 없어요" description="주소가 바뀌었을 수 있어요." action={back} />
      </AdminPage>
    );
  if (!data)
    return (
      <AdminPage title="단지 정보" description={null}>
        {error ? (
          <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} action={back} />
        ) : (
          <CardSkeleton count={2} />
        )}
      </AdminPage>
    );
  return (
    <AdminPage
      title={data.name}
      description={[data.code, data.address || data.region].filter(Boolean).join(' · ')}
      actions={
        <>
          {back}
          {data.space ? (
            <Button asChild variant="outline" icon="layers">
              <Link to={webPaths.adminSpace(data.space.id)}>워크스페이스 보기</Link>
            </Button>
          ) : null}
        </>
      }
    >
      <InfoEditor key={data.id} info={data} />
    </AdminPage>
  );
}
