import { createHash } from 'node:crypto';
import type { Candidate, Cohort } from '@danji/contracts/releases/channel';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { RemoteName } from '@danji/contracts/releases/release';
import type { Principal } from '../platform/http/principal.ts';

const RANGE = 2 ** 32;

/**
 * Where a browser stands between 0 and 100 for one candidate: the same for as long as the candidate lives, so that whoever
 * is in it stays in it while the part grows. Another candidate has another salt and draws anew.
 */
export const bucketOf = (salt: string, remote: RemoteName, id: string): number =>
  (createHash('sha256').update(`${salt}:${remote}:${id}`).digest().readUInt32BE(0) / RANGE) * 100;

const COHORT_OF = {
  [UserType.STAFF]: 'staff',
  [UserType.GENERAL]: 'general',
  [UserType.BRAND]: 'brand',
} as const satisfies Record<number, Cohort>;

/** Whether a visitor gets the candidate. `id`: of the browser; one without gets what everybody gets, unless the account's cohort does. */
export function isInCandidate(
  { salt, percent, cohorts }: Candidate,
  remote: RemoteName,
  { visitor, id }: { visitor: Principal | null; id: string | undefined },
): boolean {
  if (visitor && cohorts.includes(COHORT_OF[visitor.user_type])) return true;
  return id !== undefined && bucketOf(salt, remote, id) < percent;
}
