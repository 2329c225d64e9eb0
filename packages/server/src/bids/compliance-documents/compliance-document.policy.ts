import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** Returns a document that exists for `user`: its brand and our staff; for everybody else it does not. */
export function requireOwn<Row extends { brand_id: number }>(row: Row | undefined, user: Principal): Row {
  if (!row || (!isStaff(user) && row.brand_id !== user.id))
    throw new ProblemError('not_found', { title: '증빙 서류를 찾을 수 없어요.' });
  return row;
}
