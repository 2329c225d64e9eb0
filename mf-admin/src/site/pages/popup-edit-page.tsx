import { Page, RecordScreen } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import type { MainPopup } from '@danji/contracts/site/main-popup';
import { getMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate, useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useState } from 'react';
import { PopupStateBadge } from '../popups/popup-columns.tsx';
import { toBlankPopup, toPopupDraft, type PopupDraft } from '../popups/popup-draft.ts';
import { PopupForm } from '../popups/popup-form.tsx';
import { usePopupActions } from '../popups/use-popup-actions.ts';

const toId = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

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

const LOADING = {
  name: '메인 팝업',
  list: { path: webPaths.adminPopups, label: '팝업 목록' },
  missing: { title: '팝업이 없어요' },
} as const;

const usePopup = (id: string | number) => useEndpoint(getMainPopup, { params: { id } }, { refreshOnFocus: false });

function EditPopup({ id }: { id: string }) {
  const [today] = useState(() => toBusinessDate(new Date()));
  return (
    <RecordScreen record={usePopup(id)} {...LOADING}>
      {(popup) => (
        <Page title="팝업 고치기" description={popup.title} actions={<EditActions popup={popup} today={today} />}>
          <PopupForm key={popup.id} draftKey={`admin.popup.${popup.id}`} initial={toPopupDraft(popup)} before={popup} />
        </Page>
      )}
    </RecordScreen>
  );
}

function CopyPopup({ id }: { id: number }) {
  return (
    <RecordScreen record={usePopup(id)} {...LOADING}>
      {(popup) => (
        <Page title="팝업 만들기" description={`'${popup.title}'에서 복제해요. 보이기를 켜야 홈에 보여요.`}>
          <PopupForm key={id} draftKey={`admin.popup.copy.${id}`} initial={toCopy(popup)} />
        </Page>
      )}
    </RecordScreen>
  );
}

function NewPopup() {
  const [now] = useState(Date.now);
  return (
    <Page title="팝업 만들기" description="홈에서 먼저 보이는 소식이에요. 정한 기간에만 보여요.">
      <PopupForm draftKey="admin.popup.new" initial={toBlankPopup(now)} />
    </Page>
  );
}

/** Creates a popup, as a copy of another one with `?copy=`, or changes one. */
export function PopupEditPage() {
  const { id = '' } = useParams();
  const copiedId = toId(useSearchParams()[0].get('copy'));
  if (id !== 'new') return <EditPopup id={id} />;
  return copiedId === undefined ? <NewPopup /> : <CopyPopup id={copiedId} />;
}
