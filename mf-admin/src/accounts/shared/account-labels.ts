import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { Brand, User } from '@danji/contracts/accounts/user';
import { webPaths } from '@danji/contracts/web-paths';
import type { Tone } from '@danji/ui';

type Label = { label: string; tone: Tone };

const STATUS_TONES: Record<User['account_status'], Tone> = {
  [AccountStatus.TEMP]: 'neutral',
  [AccountStatus.NORMAL]: 'success',
  [AccountStatus.BLOCK]: 'danger',
};

type Status = Pick<User, 'account_status' | 'is_deleted' | 'erased'>;

/** Returns label and tone of the account status; a withdrawn account is shown as withdrawn whatever its status was. */
export const toStatusLabel = ({ account_status, is_deleted, erased }: Status): Label =>
  is_deleted
    ? { label: erased === null ? '탈퇴' : '탈퇴 · 정보 지움', tone: 'neutral' }
    : { label: AccountStatus.label(account_status), tone: STATUS_TONES[account_status] };

/** The labels of a brand's review states (FACTS §10.4). */
const REVIEW_LABELS: Record<Brand['brand_status_type'], Label> = {
  [EditState.NONE]: { label: '미등록', tone: 'neutral' },
  [EditState.WAIT]: { label: '정보 미입력', tone: 'neutral' },
  [EditState.DISABLED]: { label: '비공개', tone: 'neutral' },
  [EditState.EDITED]: { label: '수정 심사 중', tone: 'warning' },
  [EditState.PENDING]: { label: '심사 중', tone: 'warning' },
  [EditState.DONE]: { label: '승인', tone: 'success' },
  [EditState.FAILED]: { label: '반려', tone: 'danger' },
};

export const toReviewLabel = (state: Brand['brand_status_type']): Label => REVIEW_LABELS[state];

/** The review states as filter options; those that wait for staff come first. */
export const REVIEW_OPTIONS = [
  EditState.PENDING,
  EditState.EDITED,
  EditState.DONE,
  EditState.FAILED,
  EditState.DISABLED,
  EditState.WAIT,
].map((state) => ({
  value: String(state),
  label: REVIEW_LABELS[state].label,
}));

/** Returns the display name of an account: the company of a brand, otherwise the user's name. */
export const nameOf = ({ name, brand }: Pick<User, 'name' | 'brand'>): string =>
  brand?.detail?.name || name || '이름 없는 회원';

type ListKind = 'general' | 'brand' | 'staff';
const LIST_KINDS: Record<User['user_type'], ListKind> = {
  [UserType.NONE]: 'general',
  [UserType.STAFF]: 'staff',
  [UserType.BRAND]: 'brand',
  [UserType.GENERAL]: 'general',
};

/** Returns the path of the list that contains the account. */
export const toListPath = ({ user_type }: Pick<User, 'user_type'>): string =>
  webPaths.adminUsers(LIST_KINDS[user_type]);
