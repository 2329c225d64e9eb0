import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { findEmail, findPassword, resetPassword } from '@danji/contracts/accounts/signup.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishEvent } from '../../platform/events/live-events.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { findAccountByEmail, listAccountsByTel, updateAccount } from '../accounts/index.ts';
import { countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import { maskEmail } from '@danji/contracts/format/mask';
import { checkNewPassword, hashPassword } from '../passwords/index.ts';
import { endSessions } from '../sessions/index.ts';
import {
  toMobile,
  clearVerificationCookie,
  findVerificationToken,
  consumeVerification,
} from '../phone-verification/index.ts';

type IdentifyingDetails = { email: string; name: string; tel: string; user_type: 1 | 2 };

const SEARCHES = { max: 20, timeWindow: '10 minutes' };
const guessLimit = (email: string) => [
  { name: 'find_password', parts: [email.toLowerCase()], max: 10, seconds: 60 * 60 },
];

const noAccount = () => new ProblemError('not_found', { title: '입력한 정보와 일치하는 계정을 찾지 못했어요.' });

/** Returns the active account that matches all details; throws the same `not_found` whichever of them is wrong. */
async function getAccountByDetails(db: Db, { email, name, tel, user_type }: IdentifyingDetails): Promise<number> {
  const account = await findAccountByEmail(db, user_type, email);
  const isSame = account && !account.deleted && account.name === name.trim() && account.tel === toMobile(tel);
  if (!isSame) throw noAccount();
  return account.id;
}

/** Routes to find a forgotten e-mail address and to set a new password, both with a verified phone. */
export function registerFindAccountRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    findEmail,
    async ({ db, body, request, reply, now, afterCommit }) => {
      const tel = toMobile(body.tel);
      const proof = findVerificationToken(request, platform.config, 'find_email', body.verification);
      await consumeVerification(db, tel, 'find_email', proof, now);
      afterCommit(() => clearVerificationCookie(reply, 'find_email'));
      const accounts = await listAccountsByTel(db, body.user_type, tel, body.name.trim());
      // Throwing rolls the transaction back, so that a mistyped name does not cost the verification.
      if (accounts.length === 0) throw noAccount();
      return { emails: accounts.map(({ email, created }) => ({ email: maskEmail(email ?? ''), created })) };
    },
    { rateLimit: SEARCHES },
  );

  route(
    app,
    findPassword,
    async ({ db, body, now }) => {
      await countAttempt(platform, db, guessLimit(body.email), now);
      await getAccountByDetails(db, body);
      return { ok: true } as const;
    },
    { transaction: 'own', rateLimit: SEARCHES },
  );

  route(
    app,
    resetPassword,
    async ({ db, body, request, reply, now }) => {
      checkNewPassword(body.password, body);
      await countAttempt(platform, db, guessLimit(body.email), now);
      const password_hash = await hashPassword(body.password);
      const proof = findVerificationToken(request, platform.config, 'find_password', body.verification);
      await transaction(db, async (db) => {
        await consumeVerification(db, toMobile(body.tel), 'find_password', proof, now);
        const id = await getAccountByDetails(db, body);
        await updateAccount(db, id, { password_hash }, now);
        await endSessions(db, id, 'password_changed', now);
        await publishEvent(db, id, { type: 'session_ended', reason: 'password_changed' }, now);
        const detail = { way: 'reset' };
        recordSecurityEvent(request, { kind: SecurityEventKind.PASSWORD_CHANGED, accountId: id, detail });
      });
      clearVerificationCookie(reply, 'find_password');
      return { ok: true } as const;
    },
    { transaction: 'own', rateLimit: SEARCHES },
  );
}
