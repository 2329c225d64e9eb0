import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';

/** An operator's session ends after this time without activity, seconds. */
export const OPERATOR_IDLE_SECONDS = 60 * 60;
/** It ends this long after its sign-in at the latest, seconds. */
const OPERATOR_SESSION_SECONDS = 12 * 60 * 60;
/** The end is moved at most once in this time, so that a screen of ten calls writes once. */
const STEP_SECONDS = 60;

/** Moves the end of an operator's session because of a call. The end of other sessions is moved by their renewal. */
export async function prolongOperatorSession(db: Db, user: Principal, now: Date): Promise<void> {
  const end = addSeconds(now, OPERATOR_IDLE_SECONDS);
  if (!isStaff(user) || addSeconds(new Date(user.session_expires), STEP_SECONDS) > end) return;
  const latest = sql<string>`least(${end}::timestamptz, created + make_interval(secs => ${OPERATOR_SESSION_SECONDS}))`;
  await db
    .updateTable('auth_session')
    .set({ expires: latest })
    .where('nano_id', '=', user.session)
    .where('expires', '<', latest)
    .execute();
}
