import type { ResponseOf } from '@danji/contracts/define-endpoint';
import type { signInWithKakao } from '@danji/contracts/accounts/session.endpoints';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { maskEmail } from '@danji/contracts/format/mask';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KakaoClient } from './kakao-client.ts';
import type { KakaoProfile } from './kakao-profile.ts';
import { blockedProblem, findAccountByEmail, findAccountByTel, insertAccount } from '../accounts/index.ts';
import { mergeGuest } from '../guests/index.ts';
import { toKakaoProblem } from './kakao-problem.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { findRecommenderId, insertAccountKind } from '../sign-up/index.ts';
import { findSocialAccount, insertSocialAccount } from './social-accounts.repository.ts';

/** Exchanges the code of a callback for the Kakao user. Throws a Korean problem for every kind of failure. */
export async function exchangeCode(
  kakao: KakaoClient,
  input: Parameters<KakaoClient['exchangeCode']>[0],
): Promise<KakaoProfile> {
  try {
    return await kakao.exchangeCode(input);
  } catch (error) {
    throw toKakaoProblem(error);
  }
}

type KakaoSignIn = { person: KakaoProfile; kind: 1 | 2; refCode: string; caller: Principal | null };

/**
 * Returns the account of a Kakao user: the existing one, or a new TEMP account that still has to finish sign-up. It is
 * never linked to an e-mail account by the address alone, because that would hand the account over without its
 * password. Throws `account_blocked`.
 */
export async function findOrCreateKakaoAccount(
  { config }: Platform,
  db: Db,
  { person, kind, refCode, caller }: KakaoSignIn,
  now: Date,
): Promise<number> {
  await acquireAdvisoryLock(db, `kakao:${kind}:${person.id}`);
  const existing = await findSocialAccount(db, person.id, kind);
  if (existing?.account_status === AccountStatus.BLOCK) throw blockedProblem(config, existing.block_reason);
  if (existing) {
    await mergeGuest(db, caller, existing.id, now);
    return existing.id;
  }
  const recommand_user_id = refCode ? ((await findRecommenderId(db, refCode)) ?? null) : null;
  const { name, birthday, gender } = person;
  const id = await insertAccount(
    db,
    {
      user_type: kind,
      name: name.slice(0, 50),
      account_status: AccountStatus.TEMP,
      birthday,
      gender,
      recommand_user_id,
    },
    now,
  );
  await insertAccountKind(db, id, kind, '');
  await insertSocialAccount(db, id, person.id, kind, now);
  await mergeGuest(db, caller, id, now);
  return id;
}

type Existing = ResponseOf<typeof signInWithKakao>['existing'];

/**
 * Finds the account that a person may already have: the active one of the kind with the e-mail address that Kakao has
 * verified, else with its phone number.
 */
export async function findExisting(db: Db, { email, tel }: KakaoProfile, kind: 1 | 2): Promise<Existing> {
  const byEmail = email === null ? undefined : await findAccountByEmail(db, kind, email);
  if (email !== null && byEmail && !byEmail.deleted) return { email: maskEmail(email), by: 'email' };
  const byTel = tel === null ? undefined : await findAccountByTel(db, kind, tel);
  return byTel?.email == null ? null : { email: maskEmail(byTel.email), by: 'tel' };
}
