import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import type { FastifyRequest } from 'fastify';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { findPrincipal } from './principal.repository.ts';
import {
  deleteExpiredTokens,
  insertRefreshToken,
  lockSessionOfToken,
  markTokensUsed,
  REFRESH_TOKEN_SECONDS,
} from './refresh-tokens.repository.ts';
import { endSession } from './sessions.repository.ts';
import type { OpenedSession } from './sessions.service.ts';

/**
 * For this long a used token of the web app is still accepted: two tabs share one cookie and may renew at the same
 * moment. Both get a token of the next generation; whichever is used first invalidates the other, so that a stolen copy
 * is detected.
 */
export const REUSE_GRACE_SECONDS = 20;

/**
 * Exchanges a refresh token for the next one of its session. A token that was already used ends the session, because
 * two parties hold it. Throws `refresh_failed`; the end of the session must be committed all the same, so this function
 * opens its own transaction.
 */
export async function rotateRefreshToken(
  db: Db,
  request: FastifyRequest,
  token: string,
  client: 'web' | 'api',
  now: Date,
): Promise<OpenedSession> {
  const opened = await transaction(db, async (db) => {
    const found = await lockSessionOfToken(db, token);
    if (!found || found.session.ended || found.session.client !== client || new Date(found.expires) <= now)
      return undefined;
    const { session, used, generation } = found;
    const isSecondTab = used !== null && client === 'web' && addSeconds(new Date(used), REUSE_GRACE_SECONDS) >= now;
    if (used !== null && !isSecondTab) {
      await endSession(db, session.nano_id, 'replay', now);
      const { user_id: accountId, nano_id } = session;
      recordSecurityEvent(request, { kind: SecurityEventKind.REPLAY, accountId, session: nano_id });
      return undefined;
    }
    const principal = await findPrincipal(db, session.nano_id, now);
    if (!principal) return undefined;
    await deleteExpiredTokens(db, session.id, now);
    if (used === null) await markTokensUsed(db, session.id, generation, now);
    // An operator's session is prolonged by activity, and a tab renews its token without anybody in front of it.
    if (!isStaff(principal))
      await db
        .updateTable('auth_session')
        .set({ expires: addSeconds(now, REFRESH_TOKEN_SECONDS) })
        .where('id', '=', session.id)
        .execute();
    const refresh = await insertRefreshToken(db, session.id, used === null ? generation + 1 : generation, now);
    return { userId: session.user_id, session: session.nano_id, refresh };
  });
  if (!opened) throw new ProblemError('refresh_failed');
  return opened;
}
