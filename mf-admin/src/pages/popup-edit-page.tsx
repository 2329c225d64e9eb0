import { useEndpoint } from '@danji/api-client';
import { getMainPopup } from '@danji/contracts/commons/main-popup.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate, useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, EmptyState, FailedState } from '@danji/ui';
import { useState } from 'react';
import { PopupStateBadge } from '../popups/popup-columns.tsx';
import { toBlankPopup, toPopupDraft } from '../popups/popup-draft.ts';
import { PopupForm } from '../popups/popup-form.tsx';
import { usePopupActions } from '../popups/use-popup-actions.ts';
import { AdminPage } from '../shared/admin-page.tsx';

const toId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Makes a popup, from another one with `?copy=`, or changes one. */
export function PopupEditPage() {
  const { id: given } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { remove, isRunning } = usePopupActions();
  const [now] = useState(Date.now);
  const id = given === 'new' ? undefined : toId(given);
  const copied = given === 'new' ? toId(search.get('copy')) : undefined;
  const wanted = id ?? copied;
  const { data, error, refresh, isRefreshing } = useEndpoint(
    getMainPopup,
    wanted === undefined ? null : { params: { id: wanted } },
    { refreshOnFocus: false },
  );

  const isMissing = (given !== 'new' && id === undefined) || error?.status === 404;
  const back = (
    <Button asChild variant="outline">
      <Link to={webPaths.adminPopups}>팝업 목록</Link>
    </Button>
  );
  if (isMissing)
    return (
      <AdminPage title="메인 팝업">
        <EmptyState
          icon="message-square"
          title="팝업이 없어요"
          description="지워졌거나 주소가 바뀌었을 수 있어요."
          action={back}
        />
      </AdminPage>
    );
  if (error && !data)
    return (
      <AdminPage title="메인 팝업">
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} action={back} />
      </AdminPage>
    );
  if (wanted !== undefined && !data)
    return (
      <AdminPage title="메인 팝업">
        <CardSkeleton count={2} />
      </AdminPage>
    );
  if (id !== undefined && data) {
    const deletePopup = async (): Promise<void> => {
      if (await remove([data])) void navigate(webPaths.adminPopups);
    };
    return (
      <AdminPage
        title="팝업 고치기"
        description={data.title}
        actions={
          <>
            <PopupStateBadge popup={data} today={toBusinessDate(new Date(now))} />
            <Button asChild variant="outline">
              <Link to={`${webPaths.adminPopup('new')}?copy=${id}`}>복제</Link>
            </Button>
            <Button variant="outline" icon="trash" loading={isRunning} onClick={() => void deletePopup()}>
              삭제
            </Button>
          </>
        }
      >
        <PopupForm key={id} draftKey={`admin.popup.${id}`} initial={toPopupDraft(data)} before={data} source={data} />
      </AdminPage>
    );
  }
  const initial = data
    ? { ...toPopupDraft(data), title: `${data.title} 복사본`.slice(0, 100), is_visible: false }
    : toBlankPopup(now);
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
        key={copied ?? 'new'}
        draftKey={copied === undefined ? 'admin.popup.new' : `admin.popup.copy.${copied}`}
        initial={initial}
        source={data}
      />
    </AdminPage>
  );
}
