import { type Audience, isInAudience } from '@danji/contracts/audience';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { ProblemError } from '../problem-error.ts';
import { isAdmin, type Principal } from './principal.ts';

const KINDS = { [UserType.STAFF]: 'staff', [UserType.BRAND]: 'brand', [UserType.GENERAL]: 'general' } as const;

/** Returns whether an audience includes a visitor; `undefined` and `null` are not signed in. */
export const isForVisitor = (audience: Audience, visitor: Principal | null | undefined): boolean =>
  isInAudience(audience, visitor ? { kind: KINDS[visitor.user_type], isAdmin: isAdmin(visitor) } : null);

/** The caller of a call with this audience: an account, or `null` where everybody may call. */
export type CallerOf<A extends Audience> = 'everybody' extends A[number] ? Principal | null : Principal;

/**
 * Decides whether a visitor may make a call with this audience at all, and returns the caller. A feature's
 * `x.policy.ts` decides what a caller may do with one record.
 * @throws ProblemError 401 without an account, 403 `second_factor_missing`, `signup_incomplete` or `forbidden` with one
 * that has to finish something first or is of another group.
 */
export function authorize<const A extends Audience>(
  { audience, withoutSecondFactor = false }: { audience: A; withoutSecondFactor?: boolean },
  visitor: Principal | null,
): CallerOf<A> {
  const lacksSecondFactor = visitor !== null && visitor.lacks_second_factor && !withoutSecondFactor;
  // An operator who still has to set up the second factor is a visitor where everybody may call.
  if (audience.includes('everybody')) return (lacksSecondFactor ? null : visitor) as CallerOf<A>;
  if (!visitor) throw new ProblemError('unauthenticated');
  if (lacksSecondFactor) throw new ProblemError('second_factor_missing');
  if (visitor.account_status === AccountStatus.TEMP && !audience.includes('signed_in'))
    throw new ProblemError('signup_incomplete');
  if (!isForVisitor(audience, visitor)) throw new ProblemError('forbidden');
  return visitor as CallerOf<A>;
}
