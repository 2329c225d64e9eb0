import { Page, RecordScreen } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { getApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate, useParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { InfoEditor } from '../apartments/info-editor.tsx';

const LIST = { path: webPaths.adminApartments, label: '단지 목록' };

function NewApartment() {
  const navigate = useNavigate();
  return (
    <Page title="단지 등록" description="K-apt에 없는 단지를 직접 적어요." back={LIST}>
      <InfoEditor onCreated={(info) => void navigate(webPaths.adminApartment(info.id), { replace: true })} />
    </Page>
  );
}

function Apartment({ id }: { id: string }) {
  return (
    <RecordScreen
      record={useEndpoint(getApartmentInfo, { params: { id } }, { refreshOnFocus: false })}
      name="단지 정보"
      list={LIST}
      missing={{ title: '단지가 없어요', description: '주소가 바뀌었을 수 있어요.' }}
    >
      {(info) => (
        <Page
          title={info.name}
          description={[info.code, info.address || info.region].filter(Boolean).join(' · ')}
          back={LIST}
          actions={
            info.space ? (
              <Button asChild variant="outline" icon="layers">
                <Link to={webPaths.adminSpace(info.space.id)}>워크스페이스 보기</Link>
              </Button>
            ) : null
          }
        >
          <InfoEditor key={info.id} info={info} />
        </Page>
      )}
    </RecordScreen>
  );
}

/** Creates or changes a complex. */
export function ApartmentPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewApartment /> : <Apartment id={id} />;
}
