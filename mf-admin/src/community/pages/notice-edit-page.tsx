import { useEndpoint, type ApiError } from '@danji/api-client';
import type { Notice } from '@danji/contracts/community/notice';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate, useParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, EmptyState, FailedState } from '@danji/ui';
import { NoticeForm } from '../notices/notice-form.tsx';
import { useNoticeActions } from '../notices/use-notice-actions.ts';
import { AdminPage } from '../../shared/admin-page.tsx';

const NEW = 'new';
const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

type UnavailableNoticeProps = {
  isMissing: boolean;
  error: ApiError | undefined;
  onRetry: () => void;
  retrying: boolean;
};

/** Is shown while the notice is not loaded, and instead of one that is missing or failed to load. */
function UnavailableNotice({ isMissing, error, onRetry, retrying }: UnavailableNoticeProps) {
  const back = (
    <Button asChild variant="outline">
      <Link to={webPaths.adminNotices}>공지 목록</Link>
    </Button>
  );
  if (isMissing)
    return (
      <EmptyState
        icon="megaphone"
        title="공지가 없어요"
        description="지워졌거나 주소가 바뀌었을 수 있어요."
        action={back}
      />
    );
  if (error) return <FailedState description={error.title} onRetry={onRetry} retrying={retrying} action={back} />;
  return <CardSkeleton count={2} />;
}

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

/** Creates or changes a notice. */
export function NoticeEditPage() {
  const { id = '' } = useParams();
  const hasId = isId(id);
  const { data, error, refresh, isRefreshing } = useEndpoint(getNotice, hasId ? { params: { id } } : null, {
    refreshOnFocus: false,
  });
  if (id === NEW)
    return (
      <AdminPage title="공지 쓰기" description="저장할 때까지 내용은 이 브라우저에, 나머지 입력은 이 탭에 남아요.">
        <NoticeForm key={NEW} />
      </AdminPage>
    );
  const isMissing = !hasId || error?.status === 404;
  if (isMissing || !data)
    return (
      <AdminPage title="공지">
        <UnavailableNotice isMissing={isMissing} error={error} onRetry={() => void refresh()} retrying={isRefreshing} />
      </AdminPage>
    );
  return (
    <AdminPage title="공지 고치기" description={data.board.title} actions={<EditActions notice={data} />}>
      <NoticeForm key={data.id} notice={data} />
    </AdminPage>
  );
}
