import { request, toApiError } from '@danji/api-client';
import { EditState } from '@danji/contracts/codes/edit-state';
import { BrandPlan, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { Page } from '@danji/contracts/page';
import { recordUserExport } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { collectPages, ExportButton, type ExportTask, type ExportValue } from '@danji/ui';
import { toStatusLabel } from '../shared/account-labels.ts';

type Column = { header: string; exportValue: (user: User) => ExportValue };

const COLUMNS: readonly Column[] = [
  { header: '번호', exportValue: ({ id }) => id },
  { header: '이름', exportValue: ({ name }) => name },
  { header: '닉네임', exportValue: ({ nickname }) => nickname },
  { header: '이메일', exportValue: ({ email }) => email },
  { header: '휴대폰', exportValue: ({ tel }) => formatTel(tel) },
  {
    header: '상태',
    exportValue: (user) => toStatusLabel(user).label,
  },
  { header: '포인트', exportValue: ({ points }) => points },
  { header: '추천인', exportValue: ({ recommand_user }) => recommand_user?.name },
  { header: '가입일', exportValue: ({ created }) => formatDateTime(created) },
  { header: '최근 로그인', exportValue: ({ recent_login }) => formatDateTime(recent_login) },
];

const COLUMNS_BY_TYPE: Partial<Record<User['user_type'], readonly Column[]>> = {
  [UserType.GENERAL]: [{ header: '근무지', exportValue: ({ general }) => general?.current_work?.building_name }],
  [UserType.BRAND]: [
    { header: '상호', exportValue: ({ brand }) => brand?.detail?.name },
    { header: '사업자등록번호', exportValue: ({ brand }) => formatBusinessNo(brand?.detail?.business_no) },
    { header: '심사 상태', exportValue: ({ brand }) => EditState.label(brand?.brand_status_type) },
    { header: '요금제', exportValue: ({ brand }) => BrandPlan.label(brand?.plan) },
  ],
  [UserType.STAFF]: [{ header: '운영자 종류', exportValue: ({ staff }) => StaffType.label(staff?.staff_type) }],
};

type AccountExportProps = {
  userType: User['user_type'];
  /** Loads the rows of the list, with the current filters, that follow one of them; `undefined` when that one was deleted. */
  loadPage: (after: number | undefined, signal: AbortSignal) => Promise<Page<User> | undefined>;
};

/**
 * Exports all accounts of the list with the current filters, with more columns than the table. The export is recorded
 * in the staff log before it starts.
 */
export function AccountExport({ userType, loadPage }: AccountExportProps) {
  const collect = async (task: ExportTask) => {
    const found = await collectPages(task, loadPage, ({ id }) => id);
    await request(recordUserExport, { body: { user_type: userType, rows: found.rows.length }, signal: task.signal });
    return found;
  };
  return (
    <ExportButton
      size="md"
      fileName={UserType.label(userType)}
      columns={[...COLUMNS, ...(COLUMNS_BY_TYPE[userType] ?? [])]}
      rowsForExport={collect}
      toMessage={(error) => toApiError(error).title}
    />
  );
}
