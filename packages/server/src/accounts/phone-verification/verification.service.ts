import { randomInt } from 'node:crypto';
import { toBusinessDate } from '@danji/contracts/format/date';
import { LIMITS } from '@danji/contracts/limits';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import { withProviderProblem } from '../../platform/providers/provider-problem.ts';
import { newSecret, toHash, toKeyedHash } from '../../platform/secrets.ts';
import { raiseSmsAlarm } from './sms-alarm.ts';
import {
  confirmCode,
  countCodes,
  countCodesOfAddress,
  countCodesOfTel,
  countWrongTry,
  failCode,
  findTelOfToken,
  insertCode,
  lockOpenCode,
  type Purpose,
  spendToken,
  voidCodes,
} from './verification.repository.ts';

const CODES_PER_TEL_A_DAY = 5;
const CODES_PER_ADDRESS_AN_HOUR = 20;
const WRONG_TRIES = 5;
const HOUR_SECONDS = 60 * 60;

/** `requester` is who asked for a code: a secret of the browser, or the network of a client without cookies. */
type Request = { tel: string; purpose: Purpose; network: string; requester: string };

/** The codes that everybody together may get in an hour are sent. */
class BudgetSpent extends ProblemError {
  constructor() {
    super('unavailable', { title: '지금은 인증번호를 보낼 수 없어요. 잠시 뒤 다시 시도해 주세요.' });
  }
}

/** The start of the day in Korea, which has no daylight saving time. */
const dayStart = (now: Date): Date => new Date(`${toBusinessDate(now)}T00:00:00+09:00`);

const toRequesterHash = ({ signingKey }: Platform, { requester }: Pick<Request, 'requester'>): string =>
  toKeyedHash(signingKey, 'sms_requester', requester);

const toCodeHash = ({ signingKey }: Platform, tel: string, purpose: Purpose, code: string): string =>
  toKeyedHash(signingKey, 'sms_code', tel, purpose, code);

/**
 * Throws when codes are requested too soon or too often for a number and purpose, or too often from a network (FACTS
 * §6), or by everybody together.
 */
async function checkLimits(
  { rateLimitScale, config }: Platform,
  db: Db,
  { tel, purpose }: Request,
  addressHash: string,
  now: Date,
): Promise<void> {
  // Without this a code just before midnight would have no cool-down after it.
  const recent = await countCodesOfTel(db, tel, purpose, addSeconds(now, -LIMITS.verificationResendSeconds + 0.001));
  if (recent > 0) throw new ProblemError('verification_cooldown');
  const today = await countCodesOfTel(db, tel, purpose, dayStart(now));
  if (today >= CODES_PER_TEL_A_DAY)
    throw new ProblemError('too_many_requests', {
      title: '인증번호는 하루에 5번까지 받을 수 있어요. 내일 다시 시도해 주세요.',
    });
  const requested = await countCodesOfAddress(db, addressHash, addSeconds(now, -HOUR_SECONDS));
  if (requested >= CODES_PER_ADDRESS_AN_HOUR * rateLimitScale) throw new ProblemError('too_many_requests');
  await acquireAdvisoryLock(db, 'sms_budget');
  if ((await countCodes(db, addSeconds(now, -HOUR_SECONDS))) >= config.smsCodesPerHour) throw new BudgetSpent();
}

const storeCode = (platform: Platform, db: Db, request: Request, code: string, now: Date): Promise<number> =>
  transaction(db, async (db) => {
    const { tel, purpose, network } = request;
    await acquireAdvisoryLock(db, `tel:${tel}`);
    const address_hash = toKeyedHash(platform.signingKey, 'address', network);
    await checkLimits(platform, db, request, address_hash, now);
    const asked = { tel, purpose, requester_hash: toRequesterHash(platform, request) };
    await voidCodes(db, asked, now);
    return insertCode(db, {
      ...asked,
      code_hash: toCodeHash(platform, tel, purpose, code),
      address_hash,
      created: now,
      expires: addSeconds(now, LIMITS.verificationCodeSeconds),
    });
  });

/**
 * Sends a new 6-digit code; earlier codes of the requester for the number and purpose become void. The message is sent
 * after the code is committed; when the provider refuses it, the code is void and does not count, and
 * `provider_unavailable` is thrown.
 */
export async function sendCode(
  platform: Platform,
  sms: SmsGateway,
  db: Db,
  request: Request,
  now: Date,
): Promise<void> {
  const { tel } = request;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const id = await storeCode(platform, db, request, code, now).catch(async (error: unknown) => {
    if (error instanceof BudgetSpent) await raiseSmsAlarm(platform, now);
    throw error;
  });
  try {
    await withProviderProblem(
      () => sms.send({ to: tel, content: `[단지] 인증번호는 [${code}] 입니다. 타인에게 알려주지 마세요.` }),
      '문자를 보내지 못했어요. 잠시 뒤 다시 요청해 주세요.',
    );
  } catch (error) {
    await failCode(db, id, now);
    throw error;
  }
}

const verificationRequired = (): ProblemError =>
  new ProblemError('verification_required', { fields: { verification: '휴대폰 인증을 다시 해 주세요.' } });

const CODE = /^\d{6}$/;

/**
 * Returns the single-use token for a correct code, or `undefined` for a malformed, wrong, expired or void one, and for
 * one that another requester has; the fifth wrong attempt voids the code.
 */
export const checkCode = async (
  platform: Platform,
  db: Db,
  { tel, purpose, requester }: Omit<Request, 'network'>,
  code: string,
  now: Date,
): Promise<string | undefined> => {
  // A malformed code is a typing error and does not count as an attempt.
  if (!CODE.test(code)) return undefined;
  return transaction(db, async (db) => {
    const asked = { tel, purpose, requester_hash: toRequesterHash(platform, { requester }) };
    const open = await lockOpenCode(db, asked, now);
    if (!open) return undefined;
    if (open.code_hash !== toCodeHash(platform, tel, purpose, code)) {
      await countWrongTry(db, open.id, open.tries + 1, open.tries + 1 >= WRONG_TRIES, now);
      return undefined;
    }
    const token = newSecret();
    await confirmCode(db, open.id, toHash(token), addSeconds(now, LIMITS.verificationProofSeconds), now);
    return token;
  });
};

/**
 * The number (digits) that a proof is about, while it is valid; the proof is not consumed. Throws `verification_required`
 * at the field `verification` without a valid one.
 */
export async function getVerifiedTel(db: Db, purpose: Purpose, token: string | undefined, now: Date): Promise<string> {
  const tel = token === undefined ? undefined : await findTelOfToken(db, purpose, toHash(token), now);
  if (tel === undefined) throw verificationRequired();
  return tel;
}

/** Consumes the proof that a number was verified for a purpose, if there is a valid one; `false` without it. */
export const hasSpentVerification = async (
  db: Db,
  tel: string,
  purpose: Purpose,
  token: string | undefined,
  now: Date,
): Promise<boolean> => token !== undefined && token !== '' && (await spendToken(db, tel, purpose, toHash(token), now));

/**
 * Consumes the proof that a number was verified for a purpose. It belongs to the caller's transaction, so that a failed
 * one leaves the proof valid. Throws `verification_required` at the field `verification`.
 */
export async function consumeVerification(
  db: Db,
  tel: string,
  purpose: Purpose,
  token: string | undefined,
  now: Date,
): Promise<void> {
  if (await hasSpentVerification(db, tel, purpose, token, now)) return;
  throw verificationRequired();
}
