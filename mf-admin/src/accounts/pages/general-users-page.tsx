import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { UserType } from '@danji/contracts/codes/user-codes';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { GENERAL_COLUMNS } from '../staff-users/account-columns.tsx';
import { AccountExport } from '../staff-users/account-export.tsx';
import { BulkBlock } from '../staff-users/bulk-block.tsx';
import { fromStatusChoice, toStatusChoice } from '../staff-users/status-filter.ts';

export function GeneralUsersPage() {
  const list = usePagedList(listGeneralUsers, {
    filters: { search: 'text', ordering: 'text', status: 'number', is_deleted: 'boolean' },
  });
  return (
    <ListScreen
      unit="명"
      list={list}
      actions={<AccountExport userType={UserType.GENERAL} loadPage={list.loadPage} />}
      searchLabel="이름, 이메일, 휴대폰, 건물 검색"
      table={{
        columns: GENERAL_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminUser(id),
        defaultOrdering: '-created',
        filters: { status: toStatusChoice(list.filters) },
        onFilters: ({ status }) => list.setFilters(fromStatusChoice(status)),
        renderBulkActions: (users, clear) => <BulkBlock users={users} onDone={clear} />,
      }}
      empty={{ icon: 'users', title: '아직 일반회원이 없어요', description: '회원이 가입하면 여기에 나타나요.' }}
    />
  );
}
