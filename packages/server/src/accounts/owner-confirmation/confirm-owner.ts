import { LIMITS } from '@danji/contracts/limits';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isSocialSession } from '../sessions/index.ts';
import { hasSpentVerification } from '../phone-verification/index.ts';

/** The proofs of a caller besides the session: a password that was right, or the token of a phone check. */
export type OwnerProof = { isPasswordRight: boolean; token: string | undefined };

/**
 * Makes sure that the owner of the account makes a change, not somebody who only has the session: by the password, a
 * social sign-in of the last minutes, or a phone check of the account's number, which is used up. Belongs to the
 * caller's transaction. Throws `owner_confirmation_required`.
 */
export async function confirmOwner(
  db: Db,
  { session, tel }: { session: string; tel: string },
  { isPasswordRight, token }: OwnerProof,
  now: Date,
): Promise<void> {
  if (isPasswordRight || (await isSocialSession(db, session, addSeconds(now, -LIMITS.socialProofSeconds)))) return;
  if (tel !== '' && (await hasSpentVerification(db, tel, 'confirm_owner', token, now))) return;
  throw new ProblemError('owner_confirmation_required');
}
