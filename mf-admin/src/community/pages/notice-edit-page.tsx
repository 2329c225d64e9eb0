import { Page, RecordScreen } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import type { Notice } from '@danji/contracts/community/notice';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate, useParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { NoticeForm } from '../notices/notice-form.tsx';
import { useNoticeActions } from '../notices/use-notice-actions.ts';

function EditActions({ notice }: { notice: Notice }) {
  const { remove, isRunning } = useNoticeActions();
  const navigate = useNavigate();
  const deleteNotice = async (): Promise<void> => {
    if (await remove([notice])) void navigate(webPaths.adminNotices);
  };
  return (
    <>
      {notice.board.board_status === BoardStatus.VISIBLE ? (
        <Button asChild variant="outline" icon="external-link">
          <a href={webPaths.notice(notice.nano_id)} target="_blank" rel="noreferrer">
            공지 보기
          </a>
        </Button>
      ) : null}
      <Button variant="outline" icon="trash" loading={isRunning} onClick={() => void deleteNotice()}>
        삭제
      </Button>
    </>
  );
}

function EditNotice({ id }: { id: string }) {
  return (
    <RecordScreen
      record={useEndpoint(getNotice, { params: { id } }, { refreshOnFocus: false })}
      name="공지"
      list={{ path: webPaths.adminNotices, label: '공지 목록' }}
      missing={{ title: '공지가 없어요' }}
    >
      {(notice) => (
        <Page title="공지 고치기" description={notice.board.title} actions={<EditActions notice={notice} />}>
          <NoticeForm key={notice.id} notice={notice} />
        </Page>
      )}
    </RecordScreen>
  );
}

/** Creates or changes a notice. */
export function NoticeEditPage() {
  const { id = '' } = useParams();
  if (id !== 'new') return <EditNotice id={id} />;
  return (
    <Page title="공지 쓰기">
      <NoticeForm />
    </Page>
  );
}
