import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { AccountStatus, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import type { Session } from '@danji/contracts/accounts/session';
import type { User } from '@danji/contracts/accounts/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { signAccessToken } from '../../platform/http/access-token.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineContributionPoint } from '../../platform/features/contributions.ts';
import { recordSecurityEvent } from '../../platform/security-events/record-security-event.ts';
import { getUser, updateAccount } from '../accounts/index.ts';
import { insertRefreshToken, REFRESH_TOKEN_SECONDS } from './refresh-tokens.repository.ts';
import { setRefreshCookie } from './session-cookie.ts';
import { isWebClient } from '../../platform/http/web-client.ts';
import { hasSecondFactor, insertSession } from './sessions.repository.ts';

/**
 * The session that a sign-in opened in its transaction; `toSessionResponse` turns it into the response after the commit.
 */
export type OpenedSession = { userId: number; session: string; refresh: string };

/** Opens a session for the calling device. It ends after `lifeSeconds` unless it is prolonged. */
export async function openSession(
  db: Db,
  request: FastifyRequest,
  userId: number,
  now: Date,
  { isSocial = false, lifeSeconds = REFRESH_TOKEN_SECONDS } = {},
): Promise<OpenedSession> {
  const client = isWebClient(request) ? 'web' : 'api';
  const userAgent = request.headers['user-agent'] ?? '';
  const expires = addSeconds(now, lifeSeconds);
  const { id, nano_id } = await insertSession(db, { userId, client, userAgent, expires, isSocial }, now);
  await updateAccount(db, userId, { recent_login: now }, now);
  return { userId, session: nano_id, refresh: await insertRefreshToken(db, id, 0, now) };
}

/** Records that an account has signed in, and by which way. */
export const recordSignIn = (
  request: FastifyRequest,
  { userId: accountId, session }: OpenedSession,
  way: 'password' | 'otp' | 'recovery_code' | 'kakao' | 'sign_up',
): void => recordSecurityEvent(request, { kind: SecurityEventKind.SIGN_IN, accountId, session, detail: { way } });

type OpenedWebSession = Delivery & { userId: number };
/** Handlers of features that run after the commit when an account has signed in in a browser. */
export const openedWebSessions =
  defineContributionPoint<(opened: OpenedWebSession) => Promise<void>>('opened web sessions');

type Delivery = { db: Db; request: FastifyRequest; reply: FastifyReply; now: Date };

/**
 * Returns a new session as the contract defines it. The web app's refresh token goes into its cookie instead of the
 * body.
 */
export async function toSessionResponse(
  platform: Platform,
  delivery: Delivery,
  opened: OpenedSession,
): Promise<Session> {
  const session = await toWebSession(platform, delivery, opened);
  if (!isWebClient(delivery.request)) return { ...session, refresh: opened.refresh };
  setRefreshCookie(delivery.reply, opened.refresh);
  for (const follow of platform.contributions.of(openedWebSessions).values())
    await follow({ ...delivery, userId: opened.userId });
  return session;
}

const lacksSecondFactor = async ({ config }: Platform, db: Db, { id, user_type }: User): Promise<boolean> =>
  config.staffSecondFactor && user_type === UserType.STAFF && !(await hasSecondFactor(db, id));

/** Returns the session of an account without its refresh token. */
export async function toWebSession(
  platform: Platform,
  { db, reply, now }: Delivery,
  { userId, session }: OpenedSession,
): Promise<Session> {
  const user = await getUser(db, platform, userId);
  reply.header('cache-control', 'no-store');
  return {
    access: signAccessToken(platform.signingKey, session, now),
    refresh: null,
    user,
    is_temp: user.account_status === AccountStatus.TEMP,
    ...((await lacksSecondFactor(platform, db, user)) && { lacks_second_factor: true as const }),
    ...(platform.config.allowBackdoor && user.staff?.staff_type === StaffType.ADMIN && { can_act_as: true as const }),
    acting: null,
  };
}
