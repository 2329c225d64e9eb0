import { getOwn } from '@danji/contracts/get-own';
import { AdTier, AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import {
  AccountStatus,
  BrandPlan,
  RecommendGrade,
  RecommendTier,
  StaffType,
  UserType,
} from '@danji/contracts/codes/user-codes';
import { ProcessState, WorkRequestType } from '@danji/contracts/codes/work-request-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';

const CODES: Readonly<Record<string, (code: number) => string>> = {
  account_status: AccountStatus.label,
  board_status: BoardStatus.label,
  brand_status_type: EditState.label,
  edit_state_type: EditState.label,
  grade: RecommendGrade.label,
  job_grade: formatJobGrade,
  plan: BrandPlan.label,
  recommand_tier: RecommendTier.label,
  staff_type: StaffType.label,
  user_type: UserType.label,
  process_state: ProcessState.label,
  request_type: WorkRequestType.label,
  live_state: AdvertisementState.label,
  state: AdvertisementState.label,
  tier: AdTier.label,
};
const PLAIN_NUMBERS = new Set(['id', 'user_id', 'parent_id', 'space_id', 'revision']);

const lastOf = (path: string): string => path.split('.').at(-1) ?? path;

/** Formats a value: labels for codes, 예 and 아니요, Korean dates; objects and lists stay JSON. */
export function toFieldText(path: string, value: unknown): string {
  const name = lastOf(path);
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number')
    return getOwn(CODES, name)?.(value) ?? (PLAIN_NUMBERS.has(name) ? String(value) : formatNumber(value));
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(value)) return formatDateTime(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
}
