import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { clearAttempts, countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import { checkNewPassword, isPassword } from './passwords.ts';

/**
 * Verifies that the signed-in user knows the account's password; resolves to `false` for an account without one. Throws
 * at `field` when it is wrong, and `too_many_requests` after ten wrong ones in a quarter of an hour.
 */
export async function checkOwnPassword(
  platform: Platform,
  db: Db,
  userId: number,
  password: string | undefined,
  field: string,
  now: Date,
): Promise<boolean> {
  const { password_hash } = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (password_hash === null) return false;
  if (!password) throw invalidField(field, '비밀번호를 입력해 주세요.');
  const limits = [{ name: 'own_password', parts: [String(userId)], max: 10, seconds: 15 * 60 }];
  await countAttempt(platform, db, limits, now);
  if (!(await isPassword(password_hash, password))) throw invalidField(field, '비밀번호가 맞지 않아요.');
  await clearAttempts(platform, db, limits);
  return true;
}

/** Throws at the field `password` when it may not become the password of the account. */
export async function checkOwnNewPassword(db: Db, userId: number, password: string): Promise<void> {
  const owner = await db
    .selectFrom('user_account')
    .select(['user_type', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  checkNewPassword(password, owner);
}
