import { UserType } from '@danji/contracts/codes/user-codes';
import { isAdmin, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

type Target = { id: number; user_type: number };

/**
 * Throws when an operator may not see or change the account: only an ADMIN manages operators' accounts (DECISIONS,
 * Screens and routes).
 */
export function checkMayManage(actor: Principal, target: Target): void {
  if (target.user_type === UserType.STAFF && !isAdmin(actor) && target.id !== actor.id)
    throw new ProblemError('forbidden', { title: '운영자 계정은 최고관리자만 관리할 수 있어요.' });
}

/**
 * Like `checkMayManage`, and refuses operators who would change themselves: the last ADMIN cannot lock everybody out.
 */
export function checkMayChange(actor: Principal, target: Target): void {
  checkMayManage(actor, target);
  if (target.id === actor.id) throw new ProblemError('forbidden', { title: '자신의 계정에는 할 수 없는 작업이에요.' });
}
