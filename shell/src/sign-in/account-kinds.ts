import { UserType } from '@danji/contracts/codes/user-codes';
import type { AccountKind } from '@danji/shell-sdk';

/** The texts of the sign-in screens for each account kind. */
export const ACCOUNT_KINDS = {
  general: {
    userType: UserType.GENERAL,
    lead: '관리사무소 직원과 입주민을 위한 로그인이에요.',
    tab: '일반회원',
  },
  brand: {
    userType: UserType.BRAND,
    lead: '공사·용역·물품 업체를 위한 로그인이에요.',
    tab: '업체회원',
  },
  staff: { userType: UserType.STAFF, lead: '단지 운영자만 이용할 수 있어요.', tab: '운영자' },
} as const satisfies Record<AccountKind, object>;

/** The name in addresses of the account kinds that can sign up themselves. */
export const toAddressKind = (kind: 'general' | 'brand'): 'user' | 'brand' => (kind === 'general' ? 'user' : 'brand');
