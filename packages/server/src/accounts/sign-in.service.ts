import { AccountStatus } from '@danji/contracts/codes/user-codes';
import type { Db } from '../platform/database/open-database.ts';
import type { Platform } from '../platform/platform.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { findAccountByEmail } from './account.repository.ts';
import { clearAttempts, countAttempt } from './attempt-limits.repository.ts';
import { isPassword } from './passwords.ts';

type Credentials = { email: string; password: string; user_type: number };

/**
 * Limits of failed attempts: few for one account from one network, more for the account from anywhere, so that a
 * stranger cannot easily lock the owner out.
 */
const limitsOf = ({ email, user_type }: Credentials, network: string) => {
  const account = [String(user_type), email.toLowerCase()];
  return [
    { name: 'sign_in_from', parts: [...account, network], max: 10, seconds: 15 * 60 },
    { name: 'sign_in', parts: account, max: 100, seconds: 15 * 60 },
  ];
};

/**
 * Returns the id of the account that these credentials open. The same work is done whether or not the account exists,
 * and only a caller with the right password learns that it is blocked or withdrawn. Throws `invalid_credentials`,
 * `account_blocked`, `account_deleted`, `too_many_requests`.
 */
export async function checkCredentials(
  platform: Platform,
  db: Db,
  credentials: Credentials,
  network: string,
  now: Date,
): Promise<number> {
  const limits = limitsOf(credentials, network);
  await countAttempt(platform, db, limits, now);
  const account = await findAccountByEmail(db, credentials.user_type, credentials.email);
  const isRight = await isPassword(account?.password_hash, credentials.password);
  if (!account || !isRight) throw new ProblemError('invalid_credentials');
  await clearAttempts(platform, db, limits);
  if (account.deleted) throw new ProblemError('account_deleted');
  if (account.account_status === AccountStatus.BLOCK) throw new ProblemError('account_blocked');
  return account.id;
}
