import { Page, RecordScreen } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate, useParams } from '@danji/shell-sdk/router';
import { AdvertisementForm } from '../advertisements/advertisement-form.tsx';

/** Registers an advertisement of our own, or one that a vendor has sent by other means. */
export function NewAdvertisementPage() {
  const [navigate, toast] = [useNavigate(), useToast()];
  return (
    <Page title="광고 등록">
      <AdvertisementForm
        onSaved={({ id, title }) => {
          toast({
            title: `'${title}' 광고를 등록했어요`,
            description: '승인하고 입금을 확인하면 보여요.',
            tone: 'success',
          });
          return navigate(webPaths.adminAdvertisement(id), { replace: true });
        }}
        onCancel={() => void navigate(webPaths.adminAdvertisements)}
      />
    </Page>
  );
}

function EditForm({ advertisement }: { advertisement: AdvertisementDetail }) {
  const [navigate, toast] = [useNavigate(), useToast()];
  const back = () => navigate(webPaths.adminAdvertisement(advertisement.id), { replace: true });
  return (
    <AdvertisementForm
      stored={advertisement}
      onSaved={({ title }) => {
        toast({ title: `'${title}' 광고를 고쳤어요`, tone: 'success' });
        return back();
      }}
      onCancel={() => void back()}
    />
  );
}

/** Edits an advertisement; a change by staff is live at once. */
export function EditAdvertisementPage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getAdvertisement, { params: { id } }, { refreshOnFocus: false })}
      name="광고 수정"
      list={{ path: webPaths.adminAdvertisements, label: '광고 목록' }}
      missing={{ title: '광고를 찾을 수 없어요' }}
    >
      {(advertisement) => (
        <Page title="광고 수정" description={advertisement.title}>
          <EditForm key={advertisement.id} advertisement={advertisement} />
        </Page>
      )}
    </RecordScreen>
  );
}
