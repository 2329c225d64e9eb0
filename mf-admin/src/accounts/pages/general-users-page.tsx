import { SearchField } from '@danji/app-kit';
import { request, usePagedList } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { GENERAL_COLUMNS } from '../accounts/account-columns.tsx';
import { AccountExport } from '../accounts/account-export.tsx';
import { BulkBlock } from '../accounts/bulk-block.tsx';
import { fromStatusChoice, toStatusChoice } from '../accounts/status-filter.ts';
import { AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListSection } from '../../shared/list-section.tsx';
import { useRowSelection } from '../../shared/use-row-selection.ts';

export function GeneralUsersPage() {
  const list = usePagedList(listGeneralUsers, {
    filters: { search: 'text', ordering: 'text', status: 'number', is_deleted: 'boolean' },
  });
  const { filters, rows, count, setFilters } = list;
  const { selectedRows, selection, onSelection, clear } = useRowSelection(rows);
  return (
    <AdminPage
      title="일반회원"
      description={rows ? `${formatNumber(count)}명` : null}
      actions={
        <AccountExport
          userType={UserType.GENERAL}
          loadPage={(page, signal) => request(listGeneralUsers, { query: { ...filters, ...page }, signal })}
        />
      }
    >
      <FilterBar label="일반회원 찾기">
        <SearchField
          size="sm"
          label="이름, 이메일, 휴대폰, 건물 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="일반회원"
        columns={GENERAL_COLUMNS}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminUser(id)}
        ordering={filters.ordering ?? '-created'}
        onOrder={(ordering) => setFilters({ ordering })}
        filters={{ status: toStatusChoice(filters) }}
        onFilters={({ status }) => setFilters(fromStatusChoice(status))}
        selection={selection}
        onSelection={onSelection}
        bulkActions={<BulkBlock users={selectedRows} onDone={clear} />}
        empty={{ icon: 'users', title: '아직 일반회원이 없어요', description: '회원이 가입하면 여기에 나타나요.' }}
      />
    </AdminPage>
  );
}
