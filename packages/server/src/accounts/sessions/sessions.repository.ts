import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { NanoId } from '@danji/contracts/fields';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';

type EndReason =
  | 'signed_out'
  | 'replay'
  | 'blocked'
  | 'deleted'
  | 'password_changed'
  | 'merged'
  | 'completed'
  | 'erased'
  | 'second_factor';
type NewSession = {
  userId: number;
  client: 'web' | 'api';
  userAgent: string;
  expires: Date;
  /** The operator who acts as the account, with the operator's own session. */
  acting?: { staffId: number; session: string };
  /** Whether a social sign-in opens it. */
  isSocial?: boolean;
};

/** Opens a session of a device; resolves to its ids. */
export const insertSession = (
  db: Db,
  { userId, client, userAgent, expires, acting, isSocial = false }: NewSession,
  now: Date,
) =>
  db
    .insertInto('auth_session')
    .values({
      nano_id: newNanoId(),
      user_id: userId,
      client,
      acting_staff_id: acting?.staffId ?? null,
      acting_session: acting?.session ?? null,
      is_social: isSocial,
      user_agent: userAgent.slice(0, 300),
      created: now,
      expires,
      end_reason: null,
    })
    .returning(['id', 'nano_id'])
    .executeTakeFirstOrThrow();

/**
 * Ends the open sessions of an account, except `exceptSession` when given. Their access tokens are refused from now on.
 */
export async function endSessions(
  db: Db,
  userId: number,
  reason: EndReason,
  now: Date,
  exceptSession = '',
): Promise<void> {
  const ended = { ended: now, end_reason: reason };
  await db
    .updateTable('auth_session')
    .set(ended)
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .where('nano_id', '<>', exceptSession)
    .execute();
}

/** Ends one session by its public id; does nothing when it has already ended. */
export async function endSession(db: Db, session: string, reason: EndReason, now: Date): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({ ended: now, end_reason: reason })
    .where('nano_id', '=', session)
    .where('ended', 'is', null)
    .execute();
}

/** Ends sessions whose time is over. */
export async function endExpiredSessions(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('auth_session')
    .set({ ended: now, end_reason: 'expired' })
    .where('ended', 'is', null)
    .where('expires', '<', now.toISOString())
    .execute();
}

/** Whether a session was opened by a social sign-in since then. */
export async function isSocialSession(db: Db, session: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('auth_session')
    .where('nano_id', '=', session)
    .where('is_social', '=', true)
    .where('created', '>', since.toISOString())
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an operator has a second factor, which a session of theirs is marked with. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .where('user_id', '=', userId)
    .where('enabled', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The open sessions of an account, the one used last first. A session is prolonged while it is used. */
export const listOpenSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('auth_session as session')
    .leftJoin('user_account as operator', 'operator.id', 'session.acting_staff_id')
    .where('session.user_id', '=', userId)
    .where('session.ended', 'is', null)
    .where('session.expires', '>', now.toISOString())
    .select(['session.nano_id', 'session.user_agent', 'session.created', 'operator.name as acting_staff_name'])
    .select(({ fn, selectFrom }) =>
      fn
        .coalesce(
          selectFrom('refresh_token as token')
            .whereRef('token.session_id', '=', 'session.id')
            .select(({ fn }) => fn.max('token.created').as('last')),
          'session.created',
        )
        .as('last_used'),
    )
    .orderBy('last_used', 'desc')
    .orderBy('session.id', 'desc')
    .limit(ANSWER_LIMITS.sessions)
    .execute();

/** Ends one session of an account; whether it was open. */
export async function endOwnSession(db: Db, userId: number, session: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('auth_session')
    .set({ ended: now, end_reason: 'signed_out' })
    .where('nano_id', '=', session as NanoId)
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .where('acting_staff_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
