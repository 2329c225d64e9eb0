import { AccountStatus } from '@danji/contracts/codes/user-codes';
import type { User } from '@danji/contracts/accounts/user';
import type { ColumnFilter } from '@danji/ui';

type StatusFilters = { status?: User['account_status'] | undefined; is_deleted?: boolean | undefined };

const WITHDRAWN = 'withdrawn';

/** Combines account status and withdrawal in one filter, because nobody searches for accounts that are both blocked and withdrawn. */
export const STATUS_FILTER: ColumnFilter = {
  kind: 'choice',
  options: [
    ...[AccountStatus.NORMAL, AccountStatus.BLOCK, AccountStatus.TEMP].map((status) => ({
      value: String(status),
      label: AccountStatus.label(status),
    })),
    { value: WITHDRAWN, label: '탈퇴' },
  ],
};

/** Converts the query to the filter's option. */
export function toStatusChoice({ status, is_deleted }: StatusFilters): string {
  if (is_deleted) return WITHDRAWN;
  return status === undefined ? '' : String(status);
}

/** Converts the filter's option to the query. */
export const fromStatusChoice = (
  choice: string | undefined,
): { status: string | undefined; is_deleted: boolean | undefined } =>
  choice === WITHDRAWN
    ? { status: undefined, is_deleted: true }
    : { status: choice || undefined, is_deleted: undefined };
