import { UserType } from '@danji/contracts/codes/user-codes';
import type { NavigationItem } from '@danji/contracts/releases/release';
import { isAdmin, type Principal } from '../platform/http/principal.ts';

const KINDS = { [UserType.STAFF]: 'staff', [UserType.BRAND]: 'brand', [UserType.GENERAL]: 'general' } as const;

/** Whether a declared audience includes a visitor; without a session only `everybody` does. */
export const isForVisitor = (audience: NavigationItem['audience'], visitor: Principal | null | undefined): boolean =>
  audience.some(
    (each) =>
      each === 'everybody' ||
      (visitor && (each === KINDS[visitor.user_type] || (each === 'admin' && isAdmin(visitor)))),
  );
