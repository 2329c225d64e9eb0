import { createHash } from 'node:crypto';
import type { Candidate, Cohort } from '@danji/contracts/releases/channel';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { Principal } from '../../platform/http/principal.ts';

const RANGE = 2 ** 32;

/**
 * Assigns a browser a number between 0 and 100 for one candidate. It stays the same for as long as the candidate lives,
 * so that a browser that has the candidate keeps it while the share grows. Another candidate has another salt and draws
 * anew.
 */
export const bucketOf = (salt: string, remote: RemoteName, id: string): number =>
  (createHash('sha256').update(`${salt}:${remote}:${id}`).digest().readUInt32BE(0) / RANGE) * 100;

const COHORT_OF = {
  [UserType.STAFF]: 'staff',
  [UserType.GENERAL]: 'general',
  [UserType.BRAND]: 'brand',
} as const satisfies Record<number, Cohort>;

/**
 * Whether a visitor gets the candidate. `id` is the browser's; a browser without one gets the active release, unless
 * the account's cohort gets the candidate.
 */
export function isInCandidate(
  { salt, percent, cohorts }: Candidate,
  remote: RemoteName,
  { visitor, id }: { visitor: Principal | null; id: string | undefined },
): boolean {
  if (visitor && cohorts.includes(COHORT_OF[visitor.user_type])) return true;
  return id !== undefined && bucketOf(salt, remote, id) < percent;
}
