import { SearchField } from '@danji/app-kit';
import { request, usePagedList } from '@danji/api-client';
import type { MainPopupSummary } from '@danji/contracts/site/main-popup';
import { listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useNavigate } from '@danji/shell-sdk/router';
import { Button, type TableColumn } from '@danji/ui';
import { useState } from 'react';
import { PopupBulkActions } from '../popups/popup-bulk-actions.tsx';
import { toPopupColumns } from '../popups/popup-columns.tsx';
import { usePopupActions } from '../popups/use-popup-actions.ts';
import { AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListExport } from '../../shared/list-export.tsx';
import { ListSection } from '../../shared/list-section.tsx';
import { useRowSelection } from '../../shared/use-row-selection.ts';

type PopupListActionsProps = {
  filters: QueryOf<typeof listMainPopups>;
  columns: readonly TableColumn<MainPopupSummary>[];
};

const PopupListActions = ({ filters, columns }: PopupListActionsProps) => (
  <>
    <ListExport
      fileName="메인 팝업"
      columns={columns}
      rowKey={({ id }) => id}
      loadPage={(page, signal) => request(listMainPopups, { query: { ...filters, ...page }, signal })}
    />
    <Button asChild>
      <Link to={webPaths.adminPopup('new')}>팝업 만들기</Link>
    </Button>
  </>
);

/** Lists the popups of the home page. */
export function PopupsPage() {
  const list = usePagedList(listMainPopups, { filters: { search: 'text', state: 'text' } });
  const { filters, setFilters, rows, count } = list;
  const actions = usePopupActions();
  const { setVisible, remove, isRunning } = actions;
  const { selectedRows, selection, onSelection, clear } = useRowSelection(rows);
  const navigate = useNavigate();
  const [today] = useState(() => toBusinessDate(new Date()));
  const columns = toPopupColumns({
    today,
    isRunning,
    onVisible: (popup, isVisible) => void setVisible([popup], isVisible),
    onRemove: (popup) => void remove([popup]),
    onCopy: ({ id }) => void navigate(`${webPaths.adminPopup('new')}?copy=${id}`),
  });
  return (
    <AdminPage
      title="메인 팝업"
      description={rows ? `홈에서 먼저 보이는 소식 · ${formatNumber(count)}개` : '홈에서 먼저 보이는 소식'}
      actions={<PopupListActions filters={filters} columns={columns} />}
    >
      <FilterBar label="팝업 찾기">
        <SearchField
          size="sm"
          label="제목 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="메인 팝업"
        columns={columns}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminPopup(id)}
        filters={{ state: filters.state ?? '' }}
        onFilters={({ state }) => setFilters({ state })}
        selection={selection}
        onSelection={onSelection}
        bulkActions={<PopupBulkActions popups={selectedRows} actions={actions} onDone={clear} />}
        empty={{
          icon: 'message-square',
          title: '아직 팝업이 없어요',
          description: '홈에 온 사람에게 먼저 알릴 소식을 만들어 보세요.',
        }}
      />
    </AdminPage>
  );
}
