import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate, useParams } from '@danji/shell-sdk/router';
import { AdForm } from '../ads/ad-form.tsx';

/** `/ads/:id/edit`: a vendor changes an advertisement; what is shown stays until staff approve. */
export function EditAdPage() {
  const { id = '' } = useParams();
  const [navigate, toast] = [useNavigate(), useToast()];
  const back = () => navigate(webPaths.ad(id), { replace: true });
  return (
    <RecordScreen
      record={useEndpoint(getAdvertisement, { params: { id } }, { refreshOnFocus: false })}
      name="광고"
      list={{ path: webPaths.ads, label: '내 광고' }}
      missing={{ title: '광고를 찾을 수 없어요' }}
    >
      {(stored) => (
        <Page title="광고 고치기" windowTitle={`${stored.title} 광고 고치기`} description={stored.title}>
          <AdForm
            key={stored.id}
            stored={stored}
            onSaved={({ title }) => {
              toast({ title: `'${title}' 광고 승인을 요청했어요`, tone: 'success' });
              return back();
            }}
            onCancel={() => void back()}
          />
        </Page>
      )}
    </RecordScreen>
  );
}
