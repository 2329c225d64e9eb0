import { AccountStatus, UserType, type UserTypeCode } from '../codes/user-codes.ts';

/**
 * The audiences of a popup: `visitor` is whoever has no account, or has not finished its sign-up; the others are kinds
 * of accounts.
 */
export const POPUP_AUDIENCES = ['visitor', 'general', 'brand', 'staff'] as const;
export type PopupAudience = (typeof POPUP_AUDIENCES)[number];

export const POPUP_AUDIENCE_LABELS: Readonly<Record<PopupAudience, string>> = {
  visitor: '방문자',
  general: UserType.label(UserType.GENERAL),
  brand: UserType.label(UserType.BRAND),
  staff: UserType.label(UserType.STAFF),
};

const KINDS: Readonly<Partial<Record<UserTypeCode, PopupAudience>>> = {
  [UserType.GENERAL]: 'general',
  [UserType.BRAND]: 'brand',
  [UserType.STAFF]: 'staff',
};

/** Returns the audience of an account, or of none (`null`): everybody is in exactly one of them. */
export function toPopupAudience(account: { user_type: UserTypeCode; account_status: number } | null): PopupAudience {
  if (!account || account.account_status === AccountStatus.TEMP) return 'visitor';
  return KINDS[account.user_type] ?? 'visitor';
}

/** Describes whom a popup is for: `모두`, or its audiences in one order. */
export const describePopupAudience = (audience: readonly PopupAudience[]): string =>
  audience.length === POPUP_AUDIENCES.length
    ? '모두'
    : POPUP_AUDIENCES.filter((group) => audience.includes(group))
        .map((group) => POPUP_AUDIENCE_LABELS[group])
        .join(', ');
