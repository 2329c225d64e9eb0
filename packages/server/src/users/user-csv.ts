import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, BrandPlan, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { User } from '@danji/contracts/users/user';
import type { Db } from '../platform/database/open-database.ts';
import type { Platform } from '../platform/platform.ts';
import { findUsers } from './user-list.repository.ts';
import type { UserFilters } from './user-filters.ts';

type Column = readonly [title: string, value: (user: User) => string | number];

const COLUMNS: readonly Column[] = [
  ['번호', ({ id }) => id],
  ['이름', ({ name }) => name],
  ['닉네임', ({ nickname }) => nickname],
  ['이메일', ({ email }) => email ?? ''],
  ['휴대폰', ({ tel }) => formatTel(tel)],
  ['상태', ({ account_status, is_deleted }) => (is_deleted ? '탈퇴' : AccountStatus.label(account_status))],
  ['포인트', ({ points }) => points],
  ['추천인', ({ recommand_user }) => recommand_user?.name ?? ''],
  ['가입일', ({ created }) => formatDateTime(created)],
  ['최근 로그인', ({ recent_login }) => formatDateTime(recent_login)],
];

const OF_KIND: Record<number, readonly Column[]> = {
  [UserType.GENERAL]: [['근무지', ({ general }) => general?.current_work?.building_name ?? '']],
  [UserType.BRAND]: [
    ['상호', ({ brand }) => brand?.detail?.name ?? ''],
    ['사업자등록번호', ({ brand }) => formatBusinessNo(brand?.detail?.business_no)],
    ['심사 상태', ({ brand }) => EditState.label(brand?.brand_status_type)],
    ['요금제', ({ brand }) => BrandPlan.label(brand?.plan)],
  ],
  [UserType.STAFF]: [['운영자 종류', ({ staff }) => StaffType.label(staff?.staff_type)]],
};

/** Rows read at a time. */
const BATCH = 500;

/**
 * One cell. Spreadsheets run a cell that begins like a formula: an apostrophe in front makes it text. What a person
 * typed (a name) could otherwise act on the operator's machine.
 */
function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[\s]*[=+\-@]|^[\t\r]/.test(value) && value !== '-' ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const toLine = (cells: (string | number)[]): string => `${cells.map(toCell).join(',')}\r\n`;

/** A user list as CSV with a byte order mark, so that Excel reads it as UTF-8. All rows of the filters. */
export async function exportUsersAsCsv(db: Db, platform: Platform, userType: number, filters: UserFilters): Promise<string> {
  const columns = [...COLUMNS, ...(OF_KIND[userType] ?? [])];
  const lines = [toLine(columns.map(([title]) => title))];
  for (let offset = 0; ; offset += BATCH) {
    const users = await findUsers(db, platform, userType, filters, { limit: BATCH, offset });
    lines.push(...users.map((user) => toLine(columns.map(([, value]) => value(user)))));
    if (users.length < BATCH) return `\uFEFF${lines.join('')}`;
  }
}
