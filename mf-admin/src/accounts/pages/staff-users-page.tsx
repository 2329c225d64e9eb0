import { SearchField } from '@danji/app-kit';
import { request, usePagedList } from '@danji/api-client';
import { UserType } from '@danji/contracts/codes/user-codes';
import { formatNumber } from '@danji/contracts/format/number';
import { listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { STAFF_COLUMNS } from '../accounts/account-columns.tsx';
import { AccountExport } from '../accounts/account-export.tsx';
import { CreateStaffForm } from '../accounts/create-staff-form.tsx';
import { fromStatusChoice, toStatusChoice } from '../accounts/status-filter.ts';
import { AdminOnly, AdminPage } from '../../shared/admin-page.tsx';
import { FilterBar } from '../../shared/filter-bar.tsx';
import { ListSection } from '../../shared/list-section.tsx';

function StaffUsers() {
  const list = usePagedList(listStaffUsers, {
    filters: { search: 'text', ordering: 'text', status: 'number', is_deleted: 'boolean', staff_type: 'number' },
  });
  const modal = useModal();
  const { filters, rows, count, setFilters } = list;
  const create = () =>
    modal.open((close) => <CreateStaffForm onDone={close} />, {
      title: '운영자 등록',
      description: '등록한 이메일과 비밀번호로 바로 로그인할 수 있어요.',
      directClose: false,
    });
  return (
    <AdminPage
      title="운영자"
      description={rows ? `${formatNumber(count)}명` : null}
      actions={
        <>
          <AccountExport
            userType={UserType.STAFF}
            loadPage={(page, signal) => request(listStaffUsers, { query: { ...filters, ...page }, signal })}
          />
          <Button icon="user-plus" onClick={create}>
            운영자 등록
          </Button>
        </>
      }
    >
      <FilterBar label="운영자 찾기">
        <SearchField
          size="sm"
          label="이름, 이메일 검색"
          value={filters.search}
          onSearch={(search) => setFilters({ search }, { replace: true })}
        />
      </FilterBar>
      <ListSection
        list={list}
        label="운영자"
        columns={STAFF_COLUMNS}
        rowKey={({ id }) => id}
        rowPath={({ id }) => webPaths.adminUser(id)}
        ordering={filters.ordering ?? '-created'}
        onOrder={(ordering) => setFilters({ ordering })}
        filters={{
          status: toStatusChoice(filters),
          type: filters.staff_type === undefined ? '' : String(filters.staff_type),
        }}
        onFilters={({ status, type }) => setFilters({ ...fromStatusChoice(status), staff_type: type })}
        empty={{
          icon: 'shield-check',
          title: '아직 운영자가 없어요',
          description: '운영자를 등록하면 여기에 나타나요.',
        }}
      />
    </AdminPage>
  );
}

/** Lists the operators; only operators of type ADMIN may see and change them (DECISIONS, Screens and routes). */
export function StaffUsersPage() {
  return (
    <AdminOnly title="운영자">
      <StaffUsers />
    </AdminOnly>
  );
}
