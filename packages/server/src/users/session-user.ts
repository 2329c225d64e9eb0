import { addSeconds } from '../platform/clock.ts';
import type { Db } from '../platform/database/open-database.ts';
import { findPrincipal, type Principal } from '../platform/http/principal.ts';
import { findSessionOfToken } from './refresh-tokens.repository.ts';
import { REUSE_GRACE_SECONDS } from './refresh.service.ts';
import { findRefreshToken } from './session-cookie.ts';

/**
 * Who visits a page, by the `cookie` header of the page request; the refresh token in it is not spent. For the web host,
 * which tells only operators where the admin remote is. `undefined`: nobody is signed in on the web.
 */
export async function findSessionUser(
  db: Db,
  cookieHeader: string | undefined,
  now: Date,
): Promise<Principal | undefined> {
  const token = cookieHeader && findRefreshToken(cookieHeader);
  const session = token ? await findSessionOfToken(db, token, now, addSeconds(now, -REUSE_GRACE_SECONDS)) : undefined;
  return session ? findPrincipal(db, session, now) : undefined;
}
