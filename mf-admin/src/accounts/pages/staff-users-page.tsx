import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { UserType } from '@danji/contracts/codes/user-codes';
import { listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { STAFF_COLUMNS } from '../staff-users/account-columns.tsx';
import { AccountExport } from '../staff-users/account-export.tsx';
import { CreateStaffForm } from '../staff-users/create-staff-form.tsx';
import { fromStatusChoice, toStatusChoice } from '../staff-users/status-filter.ts';
import { AdminOnly } from '../../shared/admin-only.tsx';

function StaffUsers() {
  const list = usePagedList(listStaffUsers, {
    filters: { search: 'text', ordering: 'text', status: 'number', is_deleted: 'boolean', staff_type: 'number' },
  });
  const modal = useModal();
  const { filters, setFilters } = list;
  const create = () =>
    modal.open((close) => <CreateStaffForm onDone={close} />, {
      title: '운영자 등록',
      description: '등록한 이메일과 비밀번호로 바로 로그인할 수 있어요.',
      directClose: false,
    });
  return (
    <ListScreen
      unit="명"
      list={list}
      actions={
        <>
          <AccountExport userType={UserType.STAFF} loadPage={list.loadPage} />
          <Button icon="user-plus" onClick={create}>
            운영자 등록
          </Button>
        </>
      }
      searchLabel="이름, 이메일 검색"
      table={{
        columns: STAFF_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminUser(id),
        defaultOrdering: '-created',
        filters: { status: toStatusChoice(filters), staff_type: String(filters.staff_type ?? '') },
        onFilters: ({ status, staff_type }) => setFilters({ ...fromStatusChoice(status), staff_type }),
      }}
      empty={{
        icon: 'shield-check',
        title: '아직 운영자가 없어요',
        description: '운영자를 등록하면 여기에 나타나요.',
      }}
    />
  );
}

/** Lists the operators; only operators of type ADMIN may see and change them (DECISIONS, Screens and routes). */
export function StaffUsersPage() {
  return (
    <AdminOnly>
      <StaffUsers />
    </AdminOnly>
  );
}
