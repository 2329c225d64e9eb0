import { refreshToken } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession, signOut } from '@danji/contracts/accounts/web-session.endpoints';
import type { FastifyInstance } from 'fastify';
import { publishEvent } from '../../platform/events/live-events.ts';
import { signAccessToken } from '../../platform/http/access-token.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { rotateRefreshToken } from './refresh.service.ts';
import { clearRefreshCookie, findRefreshToken, setRefreshCookie } from './session-cookie.ts';
import { checkOrigin } from '../../platform/http/web-client.ts';
import { findSessionUser } from './session-user.ts';
import { endSession, endSessions } from './sessions.repository.ts';
import { toWebSession } from './sessions.service.ts';

const RENEWALS = { max: 120, timeWindow: '1 minute' };

/** Routes to renew and end sessions. */
export function registerSessionRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    refreshToken,
    async ({ db, request, body, now, reply }) => {
      const { session, refresh } = await rotateRefreshToken(db, request, body.refresh, 'api', now);
      reply.header('cache-control', 'no-store');
      return { access: signAccessToken(platform.signingKey, session, now), refresh };
    },
    { transaction: 'own', rateLimit: RENEWALS },
  );

  route(
    app,
    refreshSession,
    async (call) => {
      checkOrigin(call.request, platform.config);
      const token = await findRefreshToken(call.db, call.request);
      if (!token) throw new ProblemError('refresh_failed');
      const opened = await rotateRefreshToken(call.db, call.request, token, 'web', call.now);
      setRefreshCookie(call.reply, opened.refresh);
      return toWebSession(platform, call, opened);
    },
    { transaction: 'own', rateLimit: RENEWALS },
  );

  route(app, signOut, async ({ db, request, reply, body, now }) => {
    checkOrigin(request, platform.config);
    const caller = request.principal ?? (await findSessionUser(db, request, now));
    // The cookie is that of the operator, who stays signed in.
    if (caller?.acting_staff_id) {
      await endSession(db, caller.session, 'signed_out', now);
      return { ok: true } as const;
    }
    clearRefreshCookie(reply);
    if (!caller) return { ok: true } as const;
    if (body.scope === 'here') {
      await endSession(db, caller.session, 'signed_out', now);
      return { ok: true } as const;
    }
    await endSessions(db, caller.id, 'signed_out', now);
    await publishEvent(db, caller.id, { type: 'session_ended', reason: 'signed_out' }, now);
    return { ok: true } as const;
  });
}
