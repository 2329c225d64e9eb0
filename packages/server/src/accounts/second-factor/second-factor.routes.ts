import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { UserType } from '@danji/contracts/codes/user-codes';
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
} from '@danji/contracts/accounts/second-factor.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishEvent } from '../../platform/events/live-events.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { getUser, lockAccount, checkMayChange } from '../accounts/index.ts';
import { checkOwnPassword } from '../passwords/index.ts';
import {
  countRecoveryCodes,
  deleteSecondFactor,
  enable,
  findSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import { checkOtp, startSecret } from './second-factor.service.ts';
import { endSessions } from '../sessions/index.ts';
import { toTotpUri } from './totp.ts';

async function requireState(db: Db, userId: number, isEnabled: boolean): Promise<void> {
  const factor = await findSecondFactor(db, userId);
  if ((factor?.enabled != null) !== isEnabled)
    throw new ProblemError('invalid_transition', {
      title: isEnabled ? '2단계 인증이 설정되어 있지 않아요.' : '2단계 인증이 이미 설정되어 있어요.',
    });
}

/** Routes by which an operator sets up the second factor. */
function registerSetUp(app: FastifyInstance): void {
  const { platform } = app;

  route(app, getSecondFactor, async ({ db, user }) => ({
    enabled: (await findSecondFactor(db, user.id))?.enabled ?? null,
    is_demanded: platform.config.staffSecondFactor,
    recovery_codes_left: await countRecoveryCodes(db, user.id),
  }));

  route(
    app,
    startSecondFactor,
    async ({ db, user, body, reply, now }) => {
      await requireState(db, user.id, false);
      await checkOwnPassword(platform, db, user.id, body.password, 'password', now);
      const { email, name } = await getUser(db, platform, user.id);
      const secret = await startSecret(platform, db, user.id, now);
      reply.header('cache-control', 'no-store');
      return { secret, secret_uri: toTotpUri(secret, email ?? name) };
    },
    { transaction: 'own' },
  );

  route(
    app,
    enableSecondFactor,
    async ({ db, user, body, request, reply, now }) => {
      await requireState(db, user.id, false);
      await checkOtp(platform, db, { userId: user.id, otp: body.otp, recovery: false }, now);
      const recovery_codes = await transaction(db, async (db) => {
        await enable(db, user.id, now);
        // Other sessions of the account were opened without the factor.
        await endSessions(db, user.id, 'second_factor', now, user.session);
        return replaceRecoveryCodes(db, user.id);
      });
      recordSecurityEvent(request, { kind: SecurityEventKind.SECOND_FACTOR_ENABLED });
      reply.header('cache-control', 'no-store');
      return { recovery_codes };
    },
    { transaction: 'own' },
  );
}

/** Routes that change an enabled second factor, with the password and a code. */
function registerChanges(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    renewRecoveryCodes,
    async ({ db, user, body, request, reply, now }) => {
      await requireState(db, user.id, true);
      await checkOwnPassword(platform, db, user.id, body.password, 'password', now);
      await checkOtp(platform, db, { userId: user.id, otp: body.otp, recovery: false }, now);
      const recovery_codes = await transaction(db, (db) => replaceRecoveryCodes(db, user.id));
      recordSecurityEvent(request, { kind: SecurityEventKind.RECOVERY_CODES_RENEWED });
      reply.header('cache-control', 'no-store');
      return { recovery_codes };
    },
    { transaction: 'own' },
  );

  route(
    app,
    disableSecondFactor,
    async ({ db, user, body, request, now }) => {
      await requireState(db, user.id, true);
      await checkOwnPassword(platform, db, user.id, body.password, 'password', now);
      await checkOtp(platform, db, { userId: user.id, otp: body.otp, recovery: true }, now);
      await deleteSecondFactor(db, user.id);
      recordSecurityEvent(request, { kind: SecurityEventKind.SECOND_FACTOR_DISABLED });
      return { ok: true } as const;
    },
    { transaction: 'own' },
  );
}

/** Routes of the second factor of operators (ADR 0035). */
export function registerSecondFactorRoutes(app: FastifyInstance): void {
  registerSetUp(app);
  registerChanges(app);

  route(app, resetSecondFactor, async ({ db, user, body, request, now, change }) => {
    const target = await lockAccount(db, body.user_id);
    checkMayChange(user, target);
    if (target.user_type !== UserType.STAFF) throw new ProblemError('not_found');
    if (!(await deleteSecondFactor(db, target.id)))
      throw new ProblemError('invalid_transition', { title: '2단계 인증을 설정하지 않은 운영자예요.' });
    await endSessions(db, target.id, 'second_factor', now);
    await publishEvent(db, target.id, { type: 'session_ended', reason: 'signed_out' }, now);
    change.after = { user_id: target.id, user_type: target.user_type, reason: body.reason };
    recordSecurityEvent(request, {
      kind: SecurityEventKind.SECOND_FACTOR_DISABLED,
      accountId: target.id,
      actorId: user.id,
    });
    return { ok: true } as const;
  });
}
