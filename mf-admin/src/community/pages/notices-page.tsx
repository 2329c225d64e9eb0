import { SearchField } from '@danji/app-kit';
import { request, usePagedList } from '@danji/api-client';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import type { NoticeSummary } from '@danji/contracts/community/notice';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, type TableColumn } from '@danji/ui';
import { toNoticeColumns } from '../notices/notice-columns.tsx';
import { useNoticeActions } from '../notices/use-notice-actions.ts';
import { AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListExport } from '../../shared/list-export.tsx';
import { ListSection } from '../../shared/list-section.tsx';
import { useRowSelection } from '../../shared/use-row-selection.ts';

const toText = (value: unknown): string => (value === undefined ? '' : String(value));

type NoticeListActionsProps = {
  filters: QueryOf<typeof listStaffNotices>;
  columns: readonly TableColumn<NoticeSummary>[];
};

const NoticeListActions = ({ filters, columns }: NoticeListActionsProps) => (
  <>
    <ListExport
      fileName="공지사항"
      columns={columns}
      rowKey={({ id }) => id}
      loadPage={(page, signal) => request(listStaffNotices, { query: { ...filters, ...page }, signal })}
    />
    <Button asChild>
      <Link to={webPaths.adminNotice('new')}>공지 쓰기</Link>
    </Button>
  </>
);

/** Lists the notices, where staff creates, publishes, hides and deletes them. */
export function NoticesPage() {
  const list = usePagedList(listStaffNotices, {
    filters: { search: 'text', board_status: 'number', is_important: 'boolean', ordering: 'text' },
  });
  const { filters, setFilters, rows, count } = list;
  const { setVisible, remove, isRunning } = useNoticeActions();
  const { selectedRows, selection, onSelection, clear } = useRowSelection(rows);
  const removeSelected = async (): Promise<void> => {
    if (await remove(selectedRows)) clear();
  };
  const columns = toNoticeColumns({
    isRunning,
    onShow: (notice, isVisible) => void setVisible(notice, isVisible),
    onRemove: (notice: NoticeSummary) => void remove([notice]),
  });
  return (
    <AdminPage
      title="공지사항"
      description={rows ? `누구나 읽는 소식 · ${formatNumber(count)}개` : '누구나 읽는 소식'}
      actions={<NoticeListActions filters={filters} columns={columns} />}
    >
      <FilterBar label="공지 찾기">
        <SearchField
          size="sm"
          label="제목과 내용 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="공지사항"
        columns={columns}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminNotice(id)}
        ordering={filters.ordering ?? '-updated'}
        onOrder={(ordering) => setFilters({ ordering })}
        filters={{ board_status: toText(filters.board_status), is_important: toText(filters.is_important) }}
        onFilters={({ board_status, is_important }) => setFilters({ board_status, is_important })}
        selection={selection}
        onSelection={onSelection}
        bulkActions={
          <Button size="sm" variant="outline" icon="trash" loading={isRunning} onClick={() => void removeSelected()}>
            삭제
          </Button>
        }
        empty={{
          icon: 'megaphone',
          title: '아직 공지가 없어요',
          description: '새로운 기능이나 점검 일정을 모두에게 알려 보세요.',
        }}
      />
    </AdminPage>
  );
}
