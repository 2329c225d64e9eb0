import { useEndpoint } from '@danji/api-client';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { getAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate, useParams } from '@danji/shell-sdk/router';
import { CardSkeleton, FailedState } from '@danji/ui';
import { AdvertisementForm } from '../advertisements/advertisement-form.tsx';
import { AdminPage } from '../../shared/admin-page.tsx';

/** Registers an advertisement of our own, or one that a vendor has sent by other means. */
export function NewAdvertisementPage() {
  const [navigate, toast] = [useNavigate(), useToast()];
  return (
    <AdminPage title="광고 등록">
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
    </AdminPage>
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
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getAdvertisement,
    { params: { id } },
    { refreshOnFocus: false },
  );
  return (
    <AdminPage title="광고 수정" description={data?.title}>
      {data ? <EditForm key={data.id} advertisement={data} /> : null}
      {error && !data ? (
        <FailedState
          description={error.title}
          onRetry={error.status === 404 ? undefined : () => void refresh()}
          retrying={isRefreshing}
        />
      ) : null}
      {data || error ? null : <CardSkeleton count={4} />}
    </AdminPage>
  );
}
