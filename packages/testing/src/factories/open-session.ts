import { signAccessToken } from '@danji/server/platform/http/access-token';
import { newNanoId } from '@danji/server/platform/ids';
import type { Platform } from '@danji/server/platform/platform';

/** Opens a session of an account straight in the database, for 30 days; returns its id and its access token. */
export async function openSession({ db, clock, signingKey }: Platform, userId: number) {
  const now = clock.now();
  const session = newNanoId();
  await db
    .insertInto('auth_session')
    .values({
      nano_id: session,
      user_id: userId,
      client: 'api',
      acting_staff_id: null,
      user_agent: 'test',
      created: now,
      expires: new Date(now.getTime() + 30 * 86_400_000),
      end_reason: null,
    })
    .execute();
  return { session, token: signAccessToken(signingKey, session, now) };
}
