import { useEndpoint } from '@danji/api-client';
import type { StaffLog } from '@danji/contracts/staff-log/staff-log';
import { listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { useSession } from '@danji/shell-sdk';
import type { Option } from '@danji/ui';

/** Lists the operators of the filter: all of them for ADMIN; STAFF may not list operators and gets those of the visible rows. */
export function useOperators(rows: readonly StaffLog[] | undefined, chosen: number | undefined): Option[] {
  const { user, isAdmin } = useSession();
  const { data } = useEndpoint(
    listStaffUsers,
    isAdmin ? { query: { page: 1, page_size: 100, ordering: 'name' } } : null,
  );
  const names = new Map<number, string>();
  if (user) names.set(user.id, `${user.name} (나)`);
  for (const { id, name } of [...(data?.results ?? []), ...(rows ?? []).map((log) => log.user)])
    if (!names.has(id)) names.set(id, name);
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, `운영자 ${chosen}번`);
  return [...names].map(([id, label]) => ({ value: String(id), label }));
}
