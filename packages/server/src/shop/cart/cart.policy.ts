import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** Members and guests have a cart of their own; operators, who sell, have none. Throws `forbidden`. */
export function checkBuys(user: Principal): void {
  if (isStaff(user))
    throw new ProblemError('forbidden', {
      title: '운영자 계정으로는 상점에서 살 수 없어요. 회원 계정으로 로그인해 주세요.',
    });
}
