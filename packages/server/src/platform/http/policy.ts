import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { ProblemError } from '../problem-error.ts';
import { isAdmin, isStaff, type Principal } from './principal.ts';

/**
 * Decides whether a caller may make a call at all: returns the caller, or throws the problem of the response. A
 * feature's `x.policy.ts` decides what a caller may do with one record.
 */
export type Policy<U extends Principal | null = Principal | null> = (user: Principal | null) => U;

/** Everybody. An operator who still has to set up the second factor is a visitor. */
export const anyone: Policy<Principal | null> = (user) => (user?.lacks_second_factor ? null : user);

/** A signed-in account, TEMP accounts and guests included. */
export const signedIn: Policy<Principal> = (user) => {
  const principal = withoutSecondFactor(user);
  if (principal.lacks_second_factor) throw new ProblemError('second_factor_missing');
  return principal;
};

/** Like `signedIn`, and operators who still have to set up the second factor: for the calls by which they do it. */
export const withoutSecondFactor: Policy<Principal> = (user) => {
  if (!user) throw new ProblemError('unauthenticated');
  return user;
};

/** A signed-in account that has finished sign-up. */
export const member: Policy<Principal> = (user) => {
  const principal = signedIn(user);
  if (principal.account_status === AccountStatus.TEMP) throw new ProblemError('signup_incomplete');
  return principal;
};

const only =
  (allowed: (user: Principal) => boolean): Policy<Principal> =>
  (user) => {
    const principal = member(user);
    if (!allowed(principal)) throw new ProblemError('forbidden');
    return principal;
  };

export const staffOnly = only(isStaff);
/** Operators, also those who still have to set up the second factor. */
export const staffSettingUp: Policy<Principal> = (user) => {
  const principal = withoutSecondFactor(user);
  if (!isStaff(principal))
    throw new ProblemError(principal.account_status === AccountStatus.TEMP ? 'signup_incomplete' : 'forbidden');
  return principal;
};
export const adminOnly = only(isAdmin);
export const brandOnly = only(({ user_type }) => user_type === UserType.BRAND);
export const generalOnly = only(({ user_type }) => user_type === UserType.GENERAL);
export const generalOrStaff = only(({ user_type }) => user_type === UserType.GENERAL || user_type === UserType.STAFF);
