import { Page, RecordScreen } from '@danji/app-kit';
import { useEndpoint, useMutation, type ApiError } from '@danji/api-client';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import {
  createAdvertisement,
  getAdvertisement,
  updateAdvertisement,
} from '@danji/contracts/site/advertisement.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { useNavigate, useParams } from '@danji/shell-sdk/router';
import { AdvertisementForm } from '../advertisements/advertisement-form.tsx';
import { BLANK, type FormValues, toChangeBody, toFormValues, toNewBody } from '../advertisements/form-values.ts';

/** Registers an advertisement of our own, or one that a vendor has sent by other means. */
export function NewAdvertisementPage() {
  const create = useMutation(createAdvertisement);
  const toast = useToast();
  const navigate = useNavigate();
  const submit = async (values: FormValues): Promise<ApiError | undefined> => {
    const outcome = await create.trigger({ body: toNewBody(values) });
    if (!outcome.ok) return outcome.error;
    toast({
      title: `'${outcome.data.title}' 광고를 등록했어요`,
      description: '승인하고 입금을 확인하면 보여요.',
      tone: 'success',
    });
    await navigate(webPaths.adminAdvertisement(outcome.data.id), { replace: true });
    return undefined;
  };
  return (
    <Page title="광고 등록">
      <AdvertisementForm
        initial={BLANK}
        submitLabel="등록"
        isRunning={create.isRunning}
        error={create.error}
        onSubmit={submit}
        onCancel={() => void navigate(webPaths.adminAdvertisements)}
      />
    </Page>
  );
}

const isOver = ({ state }: AdvertisementDetail): boolean =>
  state === AdvertisementState.ENDED || state === AdvertisementState.BLOCKED;

function EditForm({ advertisement }: { advertisement: AdvertisementDetail }) {
  const initial = toFormValues(advertisement);
  const update = useMutation(updateAdvertisement);
  const toast = useToast();
  const navigate = useNavigate();
  const back = () => navigate(webPaths.adminAdvertisement(advertisement.id), { replace: true });
  const submit = async (values: FormValues): Promise<ApiError | undefined> => {
    const outcome = await update.trigger({ params: { id: advertisement.id }, body: toChangeBody(values, initial) });
    if (!outcome.ok) return outcome.error;
    toast({ title: `'${outcome.data.title}' 광고를 고쳤어요`, tone: 'success' });
    await back();
    return undefined;
  };
  return (
    <AdvertisementForm
      initial={initial}
      submitLabel="저장"
      isOver={isOver(advertisement)}
      isRunning={update.isRunning}
      error={update.error}
      onSubmit={submit}
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
