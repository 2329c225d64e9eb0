import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { clearAttempts, countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import { isRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, insertSecondFactor, consumeRecoveryCode, consumeStep } from './second-factor.repository.ts';
import { decrypt, encrypt } from '../../platform/secrets.ts';
import { findStep, newTotpSecret } from './totp.ts';

const contextOf = (userId: number): string => `second_factor ${userId}`;

/**
 * Limits of wrong codes of an account. Who guesses knows the password already, so the day has a limit as well: a code
 * of six digits is then guessed once in 16,000 days.
 */
const limitsOf = (userId: number) => [
  { name: 'otp', parts: [String(userId)], max: 5, seconds: 15 * 60 },
  { name: 'otp_day', parts: [String(userId)], max: 20, seconds: 24 * 60 * 60 },
];

const WRONG_OTP = '인증번호가 맞지 않아요. 새로 바뀐 번호를 입력해 주세요.';
const WRONG_RECOVERY_CODE = '복구 코드가 맞지 않거나 이미 쓴 코드예요.';

/** Stores a new secret for an operator; resolves to it. */
export async function startSecret({ signingKey }: Platform, db: Db, userId: number, now: Date): Promise<string> {
  const secret = newTotpSecret();
  await insertSecondFactor(db, userId, encrypt(signingKey, contextOf(userId), secret), now);
  return secret;
}

/** Decrypts the secret; after a change of the server's key there is none. */
function readSecret({ signingKey, log }: Platform, userId: number, secret: string): string | undefined {
  try {
    return decrypt(signingKey, contextOf(userId), secret);
  } catch (error) {
    log.error({ err: error, user: userId }, 'a second factor cannot be read: was JWT_SECRET changed?');
    return undefined;
  }
}

/**
 * Checks a code of the authenticator app, or a recovery code where one is accepted, and uses it up. Throws at the field
 * `otp` when it is wrong, and `too_many_requests` after too many wrong ones. Call it outside of a transaction, because a
 * refused attempt has to count too.
 */
export async function checkOtp(
  platform: Platform,
  db: Db,
  { userId, otp, recovery }: { userId: number; otp: string; recovery: boolean },
  now: Date,
): Promise<void> {
  const limits = limitsOf(userId);
  await countAttempt(platform, db, limits, now);
  const isRecovery = recovery && isRecoveryCode(otp);
  const isRight = isRecovery
    ? await consumeRecoveryCode(db, userId, otp, now)
    : await useCode(platform, db, userId, otp.replace(/\s/g, ''), now);
  if (!isRight) throw invalidField('otp', isRecovery ? WRONG_RECOVERY_CODE : WRONG_OTP);
  await clearAttempts(platform, db, limits);
}

async function useCode(platform: Platform, db: Db, userId: number, code: string, now: Date): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  const secret = factor && readSecret(platform, userId, factor.secret);
  const step = secret === undefined ? undefined : findStep(secret, code, now);
  return step !== undefined && (await consumeStep(db, userId, step));
}
