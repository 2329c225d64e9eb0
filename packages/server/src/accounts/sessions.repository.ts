import type { Db } from '../platform/database/open-database.ts';
import { newNanoId } from '../platform/ids.ts';

type EndReason =
  | 'signed_out'
  | 'replay'
  | 'blocked'
  | 'deleted'
  | 'password_changed'
  | 'merged'
  | 'completed'
  | 'second_factor';
type NewSession = { userId: number; client: 'web' | 'api'; userAgent: string; expires: Date; actingStaffId?: number };

/** Opens a session of a device; resolves to its ids. */
export const insertSession = (db: Db, { userId, client, userAgent, expires, actingStaffId }: NewSession, now: Date) =>
  db
    .insertInto('auth_session')
    .values({
      nano_id: newNanoId(),
      user_id: userId,
      client,
      acting_staff_id: actingStaffId ?? null,
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
