import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { claimFile, releaseFile } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { FileUse, isIdentityTaken, lockAccount, updateAccount } from '../accounts/index.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { requireCalendarDate } from '../../platform/http/calendar-date.ts';
import { confirmOwner, type OwnerProof } from '../owner-confirmation/index.ts';
import { toMobile, consumeVerification } from '../phone-verification/index.ts';

type Changes = Omit<BodyOf<typeof updateMe>, 'verification' | 'current_password' | 'owner_verification'> & {
  verification?: string | undefined;
  owner: OwnerProof;
};

/**
 * Returns the new phone number after its verification and uniqueness check; `undefined` when it does not change. A new
 * one needs its own proof and that of the owner.
 */
async function claimTel(
  db: Db,
  user: Principal,
  { tel, verification, owner }: Changes,
  current: string,
  now: Date,
): Promise<string | undefined> {
  if (tel === undefined) return undefined;
  const digits = toMobile(tel);
  if (digits === current) return undefined;
  await confirmOwner(db, { session: user.session, tel: current }, owner, now);
  await acquireAdvisoryLock(db, `tel:${digits}`);
  await consumeVerification(db, digits, 'change_tel', verification, now);
  if (!isStaff(user) && (await isIdentityTaken(db, user.user_type === 1 ? 1 : 2, { tel: digits }, user.id)))
    throw invalidField('tel', '다른 계정에서 쓰고 있는 휴대폰 번호예요.');
  return digits;
}

/** Returns the new e-mail address after the proof of the owner; `undefined` when it does not change. */
async function claimEmail(
  db: Db,
  user: Principal,
  { email: typed, owner }: Changes,
  current: { email: string | null; tel: string },
  now: Date,
): Promise<string | undefined> {
  const email = typed?.trim();
  if (email === undefined || email === current.email) return undefined;
  if (isStaff(user))
    throw new ProblemError('forbidden', { title: '운영자 이메일은 바꿀 수 없어요. 최고관리자에게 요청해 주세요.' });
  await confirmOwner(db, { session: user.session, tel: current.tel }, owner, now);
  const kind = user.user_type === 1 ? 1 : 2;
  await acquireAdvisoryLock(db, `email:${kind}:${email.toLowerCase()}`);
  if (await isIdentityTaken(db, kind, { email }, user.id))
    throw invalidField('email', '이미 가입된 이메일이에요. 다른 이메일을 입력해 주세요.');
  return email;
}

/**
 * Returns the id of the new picture, `null` for none, `undefined` when it does not change. The previous picture is
 * released.
 */
async function replacePicture(
  db: Db,
  userId: number,
  nanoId: Changes['profile_image_id'],
  current: number | null,
  now: Date,
): Promise<number | null | undefined> {
  if (nanoId === undefined) return undefined;
  const picture = nanoId === null ? null : (await claimFile(db, nanoId, userId, FileUse.picture, userId)).id;
  if (current !== null && current !== picture) await releaseFile(db, current, now);
  return picture;
}

const withoutUndefined = <T extends object>(changes: T): T =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T;

/**
 * Changes the given fields of one's own profile; resolves to the former phone number, and which facts of the sign-in are new. Throws
 * `verification_required` for a new phone number that was not verified, `owner_confirmation_required` for one, or an
 * e-mail address, that perhaps not the owner sets.
 */
export async function updateProfile(
  db: Db,
  user: Principal,
  changes: Changes,
  now: Date,
): Promise<{ formerTel: string; hasNewTel: boolean; hasNewEmail: boolean }> {
  const account = await lockAccount(db, user.id);
  const { name, nickname, birthday, gender, is_alert_item } = changes;
  requireCalendarDate('birthday', birthday);
  if (birthday && new Date(birthday) > now) throw invalidField('birthday', '생년월일은 오늘보다 앞이어야 해요.');
  const email = await claimEmail(db, user, changes, account, now);
  const tel = await claimTel(db, user, changes, account.tel, now);
  const profile_image_id = await replacePicture(db, user.id, changes.profile_image_id, account.profile_image_id, now);
  await updateAccount(
    db,
    user.id,
    withoutUndefined({
      name: name?.trim(),
      nickname: nickname?.trim(),
      birthday,
      gender,
      is_alert_item,
      email,
      tel,
      profile_image_id,
    }),
    now,
  );
  return { formerTel: account.tel, hasNewTel: tel !== undefined, hasNewEmail: email !== undefined };
}
