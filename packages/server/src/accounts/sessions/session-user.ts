import type { FastifyRequest } from 'fastify';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { findPrincipal } from './principal.repository.ts';
import { findSessionOfToken } from './refresh-tokens.repository.ts';
import { REUSE_GRACE_SECONDS } from './refresh.service.ts';
import { findRefreshToken } from './session-cookie.ts';

/**
 * Finds the user of a page request by its cookie without consuming the refresh token. The web host uses it to
 * give only operators the address of the admin remote. `undefined` means that nobody is signed in on the web.
 */
export async function findSessionUser(db: Db, request: FastifyRequest, now: Date): Promise<Principal | undefined> {
  const token = await findRefreshToken(db, request);
  const session = token ? await findSessionOfToken(db, token, now, addSeconds(now, -REUSE_GRACE_SECONDS)) : undefined;
  return session ? findPrincipal(db, session, now) : undefined;
}
