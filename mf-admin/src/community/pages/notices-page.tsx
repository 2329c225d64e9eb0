import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import type { NoticeSummary } from '@danji/contracts/community/notice';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { toNoticeColumns } from '../notices/notice-columns.tsx';
import { useNoticeActions } from '../notices/use-notice-actions.ts';

/** Lists the notices, where staff creates, publishes, hides and deletes them. */
export function NoticesPage() {
  const list = usePagedList(listStaffNotices, {
    filters: { search: 'text', board_status: 'number', is_important: 'boolean', ordering: 'text' },
  });
  const { setVisible, remove, isRunning } = useNoticeActions();
  const removeSelected = async (notices: NoticeSummary[], clear: () => void): Promise<void> => {
    if (await remove(notices)) clear();
  };
  return (
    <ListScreen
      label="공지사항"
      lead="누구나 읽는 소식"
      unit="개"
      list={list}
      canExport
      exportName="공지사항"
      actions={
        <Button asChild>
          <Link to={webPaths.adminNotice('new')}>공지 쓰기</Link>
        </Button>
      }
      searchLabel="제목과 내용 검색"
      table={{
        columns: toNoticeColumns({
          isRunning,
          onShow: (notice, isVisible) => void setVisible(notice, isVisible),
          onRemove: (notice) => void remove([notice]),
        }),
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminNotice(id),
        defaultOrdering: '-updated',
        renderBulkActions: (notices, clear) => (
          <Button
            size="sm"
            variant="outline"
            icon="trash"
            loading={isRunning}
            onClick={() => void removeSelected(notices, clear)}
          >
            삭제
          </Button>
        ),
      }}
      empty={{
        icon: 'megaphone',
        title: '아직 공지가 없어요',
        description: '새로운 기능이나 점검 일정을 모두에게 알려 보세요.',
      }}
    />
  );
}
