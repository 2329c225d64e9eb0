import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { insertAccount, isIdentityTaken, lockAccount, updateAccount, insertGeneral } from '../accounts/index.ts';
import { insertBrand, updateBrand } from '../businesses/index.ts';
import { type GivenConsents, insertConsents } from '../../site/system-documents/index.ts';
import { validateConsents } from './consents.ts';
import { mergeGuest } from '../guests/index.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { findRecommenderId } from './recommender.repository.ts';
import { toMobile, consumeVerification } from '../phone-verification/index.ts';

type SignUpDetails = {
  email: string;
  name: string;
  tel: string;
  verification?: string | undefined;
  consents: GivenConsents;
  ref_code?: string;
  nickname?: string;
  company_name?: string;
};

const SIGN_IN_INSTEAD = '이미 가입된 이메일이에요. 비밀번호로 로그인해 주세요.';

/** Throws for a missing required consent, which needs no database. */
export function checkConsents({ consents }: SignUpDetails): void {
  const fields = validateConsents(consents);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
}

/** Consumes the phone verification and checks everything that must be unique; resolves to the account's fields. */
async function claimDetails(db: Db, userType: 1 | 2, details: SignUpDetails, now: Date, named: number | null = null) {
  const tel = toMobile(details.tel);
  const email = details.email.trim();
  await acquireAdvisoryLock(db, `email:${userType}:${email.toLowerCase()}`);
  await acquireAdvisoryLock(db, `tel:${tel}`);
  await consumeVerification(db, tel, 'signup', details.verification, now);
  const recommand_user_id = details.ref_code?.trim() ? await findRecommenderId(db, details.ref_code) : named;
  const fields = {
    ...((await isIdentityTaken(db, userType, { email })) && { email: SIGN_IN_INSTEAD }),
    ...((await isIdentityTaken(db, userType, { tel })) && {
      tel: '이미 가입된 휴대폰 번호예요. 이메일 찾기로 가입한 이메일을 확인해 주세요.',
    }),
    ...(recommand_user_id === undefined && { ref_code: '추천 코드를 찾을 수 없어요. 다시 확인해 주세요.' }),
  };
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  return {
    email,
    tel,
    name: details.name.trim(),
    nickname: details.nickname?.trim() ?? '',
    recommand_user_id: recommand_user_id ?? null,
    account_status: AccountStatus.NORMAL,
  };
}

/** Adds a general or brand account; a calling guest's points move to it. Resolves to its id. */
export async function signUpWithPassword(
  db: Db,
  userType: 1 | 2,
  details: SignUpDetails,
  passwordHash: string,
  caller: Principal | null,
  now: Date,
): Promise<number> {
  const accountFields = await claimDetails(db, userType, details, now);
  const id = await insertAccount(db, { ...accountFields, user_type: userType, password_hash: passwordHash }, now);
  await insertAccountKind(db, id, userType, details.company_name ?? '');
  await insertConsents(db, id, details.consents, now);
  await mergeGuest(db, caller, id, now);
  return id;
}

/**
 * Turns the TEMP account of a social sign-in into a NORMAL one; the referral code of the sign-in is used unless the
 * form has another.
 */
export async function completeSignUp(
  db: Db,
  id: number,
  userType: 1 | 2,
  details: SignUpDetails,
  now: Date,
): Promise<void> {
  const { account_status, recommand_user_id } = await lockAccount(db, id);
  if (account_status !== AccountStatus.TEMP)
    throw new ProblemError('invalid_transition', { title: '이미 가입을 마친 계정이에요.' });
  await updateAccount(db, id, await claimDetails(db, userType, details, now, recommand_user_id), now);
  if (userType === UserType.BRAND && details.company_name)
    await updateBrand(db, id, { name: details.company_name.trim() });
  await insertConsents(db, id, details.consents, now);
}

/** Adds the row of the account's kind. A brand starts without business details in state WAIT (FACTS §10.4). */
export async function insertAccountKind(db: Db, id: number, userType: 1 | 2, companyName: string): Promise<void> {
  if (userType === UserType.BRAND)
    await insertBrand(db, { user_id: id, brand_status_type: EditState.WAIT, name: companyName.trim() });
  else await insertGeneral(db, id);
}
