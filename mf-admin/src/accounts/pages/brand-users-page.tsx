import { SearchField } from '@danji/app-kit';
import { request, usePagedList } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { listBrandUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { BRAND_COLUMNS } from '../accounts/account-columns.tsx';
import { AccountExport } from '../accounts/account-export.tsx';
import { BulkBlock } from '../accounts/bulk-block.tsx';
import { fromStatusChoice, toStatusChoice } from '../accounts/status-filter.ts';
import { AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListSection } from '../../shared/list-section.tsx';
import { useRowSelection } from '../../shared/use-row-selection.ts';

export function BrandUsersPage() {
  const list = usePagedList(listBrandUsers, {
    filters: { search: 'text', ordering: 'text', status: 'number', is_deleted: 'boolean', brand_status: 'number' },
  });
  const { filters, rows, count, setFilters } = list;
  const { selectedRows, selection, onSelection, clear } = useRowSelection(rows);
  const review = filters.brand_status === undefined ? '' : String(filters.brand_status);
  return (
    <AdminPage
      title="업체회원"
      description={rows ? `${formatNumber(count)}곳` : null}
      actions={
        <AccountExport
          userType={UserType.BRAND}
          loadPage={(page, signal) => request(listBrandUsers, { query: { ...filters, ...page }, signal })}
        />
      }
    >
      <FilterBar label="업체회원 찾기">
        <SearchField
          size="sm"
          label="상호, 이메일, 휴대폰, 사업자번호 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="업체회원"
        columns={BRAND_COLUMNS}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminUser(id)}
        ordering={filters.ordering ?? '-created'}
        onOrder={(ordering) => setFilters({ ordering })}
        filters={{ status: toStatusChoice(filters), review }}
        onFilters={({ status, review: brand_status }) => setFilters({ ...fromStatusChoice(status), brand_status })}
        selection={selection}
        onSelection={onSelection}
        bulkActions={<BulkBlock users={selectedRows} onDone={clear} />}
        empty={{
          icon: 'building',
          title: '아직 업체회원이 없어요',
          description: '업체가 가입하면 여기에서 심사할 수 있어요.',
        }}
      />
    </AdminPage>
  );
}
