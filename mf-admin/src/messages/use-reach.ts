import { useEndpoint } from '@danji/api-client';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/users/staff-users.endpoints';

/** Accounts that can be used: those a notification to their kind is for. */
const QUERY = { page: 1, page_size: 1, status: AccountStatus.NORMAL, is_deleted: false } as const;

export type Reach = {
  /** People by kind; a kind whose number is not known (operators, for STAFF) is missing. */ counts: Readonly<
    Partial<Record<number, number>>
  >;
};

/** How many people a notification to each kind would reach. */
export function useReach(isAdmin: boolean): Reach {
  const general = useEndpoint(listGeneralUsers, { query: QUERY });
  const brand = useEndpoint(listBrandUsers, { query: QUERY });
  const staff = useEndpoint(listStaffUsers, isAdmin ? { query: QUERY } : null);
  const known = [
    [UserType.GENERAL, general.data],
    [UserType.BRAND, brand.data],
    [UserType.STAFF, staff.data],
  ] as const;
  return { counts: Object.fromEntries(known.flatMap(([kind, page]) => (page ? [[kind, page.count]] : []))) };
}
