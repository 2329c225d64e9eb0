import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import type { FastifyRequest } from 'fastify';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { blockedProblem, findAccountByEmail, lockAccount } from '../accounts/index.ts';
import { mergeAccount } from '../guests/index.ts';
import { notifyAccountChange } from '../owner-confirmation/index.ts';
import { hasSpentVerification, toMobile } from '../phone-verification/index.ts';
import type { KakaoProfile } from './kakao-profile.ts';
import {
  findSocialAccount,
  hasSocialAccount,
  insertSocialAccount,
  moveSocialAccounts,
} from './social-accounts.repository.ts';

const HAS_KAKAO = '이미 다른 카카오 계정이 연결되어 있어요. 연결을 해제한 뒤 다시 시도해 주세요.';

/** Tells the owner that Kakao now opens the account. */
async function announceLink(platform: Platform, db: Db, request: FastifyRequest, userId: number, now: Date) {
  const { tel } = await lockAccount(db, userId);
  await notifyAccountChange(platform, db, { userId, tel, change: 'kakao_linked' }, now);
  recordSecurityEvent(request, { kind: SecurityEventKind.KAKAO_LINKED, accountId: userId });
}

type Proof = { email: string; tel: string; token: string | undefined };

/**
 * Returns the account of a kind whose number was checked just now, which has this e-mail address. Only who has the number
 * learns whether the address fits. Throws `verification_required`, `account_blocked`, and `invalid_input` at `email`.
 */
export async function findAccountByProof(
  { config }: Platform,
  db: Db,
  kind: 1 | 2,
  { email, tel: typed, token }: Proof,
  now: Date,
): Promise<number> {
  const tel = toMobile(typed);
  if (!(await hasSpentVerification(db, tel, 'confirm_owner', token, now)))
    throw new ProblemError('verification_required');
  const account = await findAccountByEmail(db, kind, email.trim());
  if (!account || account.deleted || account.tel !== tel)
    throw invalidField('email', '이 번호로 가입한 계정의 이메일이 아니에요. 이메일 찾기로 확인해 주세요.');
  if (account.account_status === AccountStatus.BLOCK) throw blockedProblem(config, account.block_reason);
  return account.id;
}

/** Moves Kakao from the TEMP account that a sign-in made to the proved account of the same person, and ends the former. */
export async function moveToExisting(
  platform: Platform,
  db: Db,
  { temp, accountId }: { temp: Principal; accountId: number },
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const { account_status } = await lockAccount(db, temp.id);
  if (account_status !== AccountStatus.TEMP)
    throw new ProblemError('invalid_transition', { title: '이미 가입을 마친 계정이에요.' });
  if (!(await hasSocialAccount(db, temp.id)))
    throw new ProblemError('forbidden', { title: '카카오로 로그인한 뒤 연결할 수 있어요.' });
  if (await hasSocialAccount(db, accountId)) throw new ProblemError('already_exists', { title: HAS_KAKAO });
  await moveSocialAccounts(db, temp.id, accountId);
  await mergeAccount(db, temp.id, accountId, now);
  await announceLink(platform, db, request, accountId, now);
}

type Link = { person: KakaoProfile; kind: 1 | 2; accountId: number; caller: Principal | null };

/**
 * Links Kakao to the signed-in account that began with it; resolves to its id. A sign-up that the same person has left
 * unfinished ends. Throws `social_sign_in_failed` for another caller, `already_exists` when either side is linked.
 */
export async function linkKakao(
  platform: Platform,
  db: Db,
  { person, kind, accountId, caller }: Link,
  request: FastifyRequest,
  now: Date,
): Promise<number> {
  if (caller?.id !== accountId)
    throw new ProblemError('social_sign_in_failed', {
      title: '연결을 시작한 계정으로 로그인되어 있지 않아요. 로그인한 뒤 다시 연결해 주세요.',
    });
  await acquireAdvisoryLock(db, `kakao:${kind}:${person.id}`);
  if (await hasSocialAccount(db, accountId)) throw new ProblemError('already_exists', { title: HAS_KAKAO });
  const other = await findSocialAccount(db, person.id, kind);
  if (other && other.account_status !== AccountStatus.TEMP)
    throw new ProblemError('already_exists', { title: '이 카카오 계정은 다른 단지 계정에 연결되어 있어요.' });
  if (other) {
    await moveSocialAccounts(db, other.id, accountId);
    await mergeAccount(db, other.id, accountId, now);
  } else await insertSocialAccount(db, accountId, person.id, kind, now);
  await announceLink(platform, db, request, accountId, now);
  return accountId;
}
