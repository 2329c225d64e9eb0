import { request, usePagedList } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { listBrandUsers } from '@danji/contracts/users/staff-users.endpoints';
import { BRAND_COLUMNS } from '../accounts/account-columns.tsx';
import { AccountExport } from '../accounts/account-export.tsx';
import { REVIEW_OPTIONS } from '../accounts/account-labels.ts';
import { StatusFilter } from '../accounts/status-filter.tsx';
import { useOpenAccount } from '../accounts/use-open-account.ts';
import { AdminPage } from '../shared/admin-page.tsx';
import { FilterBar, FilterSelect } from '../shared/filter-bar.tsx';
import { FilterSearch } from '../shared/filter-search.tsx';
import { ListSection } from '../shared/list-section.tsx';

export function BrandUsersPage() {
  const list = usePagedList(listBrandUsers, { filters: { search: 'text', ordering: 'text', status: 'number', is_deleted: 'boolean', brand_status: 'number' } });
  const open = useOpenAccount();
  const { filters, rows, count, setFilters } = list;
  const review = filters.brand_status === undefined ? '' : String(filters.brand_status);
  return (
    <AdminPage title="업체회원" description={rows ? `${formatNumber(count)}곳` : null} actions={<AccountExport userType={UserType.BRAND} loadPage={(page, signal) => request(listBrandUsers, { query: { ...filters, ...page }, signal })} />}>
      <FilterBar label="업체회원 찾기">
        <FilterSearch label="상호, 이메일, 휴대폰, 사업자번호 검색" value={filters.search} onSearch={(search) => setFilters({ search }, { replace: true })} />
        <FilterSelect label="심사" all="모든 심사" value={review} options={REVIEW_OPTIONS} onChange={(brand_status) => setFilters({ brand_status })} />
        <StatusFilter status={filters.status} is_deleted={filters.is_deleted} onChange={setFilters} />
      </FilterBar>
      <ListSection
        list={list} label="업체회원" columns={BRAND_COLUMNS} rowKey={({ id }) => id} onRowClick={open} ordering={filters.ordering ?? '-created'} onOrder={(ordering) => setFilters({ ordering })}
        empty={{ icon: 'building', title: '아직 업체회원이 없어요', description: '업체가 가입하면 여기에서 심사할 수 있어요.' }}
      />
    </AdminPage>
  );
}
