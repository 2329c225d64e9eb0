import { useEndpoint, type ApiError } from '@danji/api-client';
import type { MainPopup } from '@danji/contracts/site/main-popup';
import { getMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate, useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, EmptyState, FailedState } from '@danji/ui';
import { useState } from 'react';
import { PopupStateBadge } from '../popups/popup-columns.tsx';
import { toBlankPopup, toPopupDraft, type PopupDraft } from '../popups/popup-draft.ts';
import { PopupForm } from '../popups/popup-form.tsx';
import { usePopupActions } from '../popups/use-popup-actions.ts';
import { AdminPage } from '../../shared/admin-page.tsx';

const toId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

type UnavailablePopupProps = {
  isMissing: boolean;
  error: ApiError | undefined;
  onRetry: () => void;
  retrying: boolean;
};

/** Is shown while the popup is not loaded, and instead of one that is missing or failed to load. */
function UnavailablePopup({ isMissing, error, onRetry, retrying }: UnavailablePopupProps) {
  const back = (
    <Button asChild variant="outline">
      <Link to={webPaths.adminPopups}>팝업 목록</Link>
    </Button>
  );
  if (isMissing)
    return (
      <EmptyState
        icon="message-square"
        title="팝업이 없어요"
        description="지워졌거나 주소가 바뀌었을 수 있어요."
        action={back}
      />
    );
  if (error) return <FailedState description={error.title} onRetry={onRetry} retrying={retrying} action={back} />;
  return <CardSkeleton count={2} />;
}

function EditActions({ popup, today }: { popup: MainPopup; today: string }) {
  const navigate = useNavigate();
  const { remove, isRunning } = usePopupActions();
  const deletePopup = async (): Promise<void> => {
    if (await remove([popup])) void navigate(webPaths.adminPopups);
  };
  return (
    <>
      <PopupStateBadge popup={popup} today={today} />
      <Button asChild variant="outline">
        <Link to={`${webPaths.adminPopup('new')}?copy=${popup.id}`}>복제</Link>
      </Button>
      <Button variant="outline" icon="trash" loading={isRunning} onClick={() => void deletePopup()}>
        삭제
      </Button>
    </>
  );
}

const toCopy = (popup: MainPopup): PopupDraft => ({
  ...toPopupDraft(popup),
  title: `${popup.title} 복사본`.slice(0, 100),
  is_visible: false,
});

/** Creates a popup, as a copy of another one with `?copy=`, or changes one. */
export function PopupEditPage() {
  const { id: idParam } = useParams();
  const [search] = useSearchParams();
  const [now] = useState(Date.now);
  const id = idParam === 'new' ? undefined : toId(idParam);
  const copiedId = idParam === 'new' ? toId(search.get('copy')) : undefined;
  const loadedId = id ?? copiedId;
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getMainPopup,
    loadedId === undefined ? null : { params: { id: loadedId } },
    { refreshOnFocus: false },
  );

  const isMissing = (idParam !== 'new' && id === undefined) || error?.status === 404;
  if (isMissing || (loadedId !== undefined && !data))
    return (
      <AdminPage title="메인 팝업">
        <UnavailablePopup isMissing={isMissing} error={error} onRetry={() => void refresh()} retrying={isRefreshing} />
      </AdminPage>
    );
  if (id !== undefined && data)
    return (
      <AdminPage
        title="팝업 고치기"
        description={data.title}
        actions={<EditActions popup={data} today={toBusinessDate(new Date(now))} />}
      >
        <PopupForm key={id} draftKey={`admin.popup.${id}`} initial={toPopupDraft(data)} before={data} />
      </AdminPage>
    );
  return (
    <AdminPage
      title="팝업 만들기"
      description={
        data
          ? `'${data.title}'에서 복제해요. 보이기를 켜야 홈에 보여요.`
          : '홈에서 먼저 보이는 소식이에요. 정한 기간에만 보여요.'
      }
    >
      <PopupForm
        key={copiedId ?? 'new'}
        draftKey={copiedId === undefined ? 'admin.popup.new' : `admin.popup.copy.${copiedId}`}
        initial={data ? toCopy(data) : toBlankPopup(now)}
      />
    </AdminPage>
  );
}
