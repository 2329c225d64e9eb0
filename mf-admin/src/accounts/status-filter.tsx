import { AccountStatus } from '@danji/contracts/codes/user-codes';
import type { User } from '@danji/contracts/users/user';
import { FilterSelect } from '../shared/filter-bar.tsx';

type StatusFilters = { status?: User['account_status'] | undefined; is_deleted?: boolean | undefined };

const WITHDRAWN = 'withdrawn';
const OPTIONS = [
  ...[AccountStatus.NORMAL, AccountStatus.BLOCK, AccountStatus.TEMP].map((status) => ({ value: String(status), label: AccountStatus.label(status) })),
  { value: WITHDRAWN, label: '탈퇴' },
];

/** Account state and withdrawal as one choice, because nobody looks for a blocked account that has also left. */
export function StatusFilter({ status, is_deleted, onChange }: StatusFilters & { onChange: (filters: { status: string | undefined; is_deleted: boolean | undefined }) => void }) {
  const known = status === undefined ? '' : String(status);
  return (
    <FilterSelect
      label="상태" all="모든 상태" value={is_deleted ? WITHDRAWN : known} options={OPTIONS}
      onChange={(value) => onChange(value === WITHDRAWN ? { status: undefined, is_deleted: true } : { status: value || undefined, is_deleted: undefined })}
    />
  );
}
