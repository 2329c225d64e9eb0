import { SecurityEventKind, type SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { maskEmail } from '@danji/contracts/format/mask';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { blockedProblem, findAccountByEmail } from '../accounts/index.ts';
import { clearAttempts, countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import { isPassword } from '../passwords/index.ts';
import { isRecoveryCode, findSecondFactor, checkOtp } from '../second-factor/index.ts';

type Credentials = { email: string; password: string; user_type: number; otp?: string };
type SignIn = { userId: number; way: 'password' | 'otp' | 'recovery_code' };

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

/** Wrong credentials are failures, and a right password without its code is a question; whatever else stops a sign-in blocks it. */
const KINDS: ReadonlyMap<string, SecurityEventKindCode> = new Map([
  ['invalid_credentials', SecurityEventKind.SIGN_IN_FAILED],
  ['invalid_otp', SecurityEventKind.SIGN_IN_FAILED],
  ['second_factor_required', SecurityEventKind.SECOND_FACTOR_ASKED],
]);

/** Records why a sign-in failed. */
const recordFailure = (
  request: FastifyRequest,
  reason: string,
  { email, user_type }: Credentials,
  accountId: number | null,
): void =>
  recordSecurityEvent(request, {
    kind: KINDS.get(reason) ?? SecurityEventKind.SIGN_IN_BLOCKED,
    accountId,
    detail: { reason, email: maskEmail(email), user_type },
  });

/**
 * Returns the id of the account that these credentials open. The same work is done whether or not the account exists,
 * and only a caller with the right password learns that it is blocked or withdrawn, or has a second factor. Throws
 * `invalid_credentials`, `account_blocked`, `account_deleted`, `second_factor_required`, `too_many_requests`, and
 * `invalid_input` at the field `otp`.
 */
export async function checkCredentials(
  platform: Platform,
  db: Db,
  request: FastifyRequest,
  credentials: Credentials,
  now: Date,
): Promise<SignIn> {
  const account = await findAccountByEmail(db, credentials.user_type, credentials.email);
  try {
    const limits = limitsOf(credentials, getClientNetwork(request));
    await countAttempt(platform, db, limits, now);
    const isRight = await isPassword(account?.password_hash, credentials.password);
    if (!account || !isRight) throw new ProblemError('invalid_credentials');
    await clearAttempts(platform, db, limits);
    if (account.deleted) throw new ProblemError('account_deleted');
    if (account.account_status === AccountStatus.BLOCK) throw blockedProblem(platform.config, account.block_reason);
    return { userId: account.id, way: await checkSecondFactor(platform, db, account.id, credentials.otp, now) };
  } catch (error) {
    if (error instanceof ProblemError) {
      const reason = error.code === 'invalid_input' ? 'invalid_otp' : error.code;
      recordFailure(request, reason, credentials, account?.id ?? null);
    }
    throw error;
  }
}

/** Checks the second factor of an account that has one. */
async function checkSecondFactor(
  platform: Platform,
  db: Db,
  userId: number,
  otp: string | undefined,
  now: Date,
): Promise<SignIn['way']> {
  if ((await findSecondFactor(db, userId))?.enabled == null) return 'password';
  if (otp === undefined) throw new ProblemError('second_factor_required');
  await checkOtp(platform, db, { userId, otp, recovery: true }, now);
  return isRecoveryCode(otp) ? 'recovery_code' : 'otp';
}
