import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { EditState } from '@danji/contracts/codes/edit-state';
import { UserType } from '@danji/contracts/codes/user-codes';
import { listBrandUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { BRAND_COLUMNS } from '../staff-users/account-columns.tsx';
import { AccountExport } from '../staff-users/account-export.tsx';
import { BulkBlock } from '../staff-users/bulk-block.tsx';
import { fromStatusChoice, toStatusChoice } from '../staff-users/status-filter.ts';

const isQueue = (status: string | undefined): boolean =>
  status === String(EditState.PENDING) || status === String(EditState.EDITED);

export function BrandUsersPage() {
  const list = usePagedList(listBrandUsers, {
    filters: { search: 'text', ordering: 'text', status: 'number', is_deleted: 'boolean', brand_status: 'number' },
  });
  const { filters, setFilters } = list;
  return (
    <ListScreen
      unit="곳"
      list={list}
      actions={<AccountExport userType={UserType.BRAND} loadPage={list.loadPage} />}
      searchLabel="상호, 이메일, 휴대폰, 사업자번호 검색"
      table={{
        columns: BRAND_COLUMNS,
        rowKey: ({ id }) => id,
        rowPath: ({ id }) => webPaths.adminUser(id),
        defaultOrdering: '-created',
        filters: { status: toStatusChoice(filters), brand_status: String(filters.brand_status ?? '') },
        // Those that wait for a review are a queue: the one that has waited longest comes first.
        onFilters: ({ status, brand_status }) =>
          setFilters({
            ...fromStatusChoice(status),
            brand_status,
            ...(isQueue(brand_status) && filters.ordering === undefined && { ordering: 'created' }),
          }),
        renderBulkActions: (users, clear) => <BulkBlock users={users} onDone={clear} />,
      }}
      empty={{
        icon: 'building',
        title: '아직 업체회원이 없어요',
        description: '업체가 가입하면 여기에서 심사할 수 있어요.',
      }}
    />
  );
}
