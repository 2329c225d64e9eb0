import { useEndpoint } from '@danji/api-client';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { listBrandUsers, listGeneralUsers, listStaffUsers } from '@danji/contracts/accounts/staff-users.endpoints';

/** A notification to a kind goes to its active accounts. */
const QUERY = { page: 1, page_size: 1, status: AccountStatus.NORMAL, is_deleted: false } as const;

export type RecipientCounts = {
  /** The number of recipients by kind; a kind whose number is unknown (operators, for STAFF) is missing. */ counts: Readonly<
    Partial<Record<number, number>>
  >;
};

/** Counts the recipients of a notification to each kind. */
export function useRecipientCounts(isAdmin: boolean): RecipientCounts {
  const general = useEndpoint(listGeneralUsers, { query: QUERY });
  const brand = useEndpoint(listBrandUsers, { query: QUERY });
  const staff = useEndpoint(listStaffUsers, isAdmin ? { query: QUERY } : null);
  const pages = [
    [UserType.GENERAL, general.data],
    [UserType.BRAND, brand.data],
    [UserType.STAFF, staff.data],
  ] as const;
  return { counts: Object.fromEntries(pages.flatMap(([kind, page]) => (page ? [[kind, page.count]] : []))) };
}
