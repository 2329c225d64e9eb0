import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { User } from '@danji/contracts/accounts/user';

type Operator = { id: number; isAdmin: boolean };

const isOperator = ({ user_type }: User): boolean => user_type === UserType.STAFF;

/** An operator may block and unblock accounts; only ADMIN may do so with other operators, and nobody with the own account. */
export const canBlock = (operator: Operator, user: User): boolean =>
  !user.is_deleted &&
  user.account_status !== AccountStatus.TEMP &&
  user.id !== operator.id &&
  (operator.isAdmin || !isOperator(user));

/** Only ADMIN may act as another account where that is switched on, and never as another operator. */
export const canActAs = (operator: { isAdmin: boolean; canActAs: boolean }, user: User): boolean =>
  operator.isAdmin &&
  operator.canActAs &&
  !isOperator(user) &&
  !user.is_deleted &&
  user.account_status === AccountStatus.NORMAL;

export const canRestore = (operator: Operator, user: User): boolean =>
  user.is_deleted &&
  user.erased === null &&
  user.account_status !== AccountStatus.TEMP &&
  (operator.isAdmin || !isOperator(user));

export const canChangeStaffType = (operator: Operator, user: User): boolean =>
  operator.isAdmin && user.staff !== null && user.id !== operator.id;
