import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { defineHostCookie } from '../../platform/http/host-cookie.ts';
import { hasPlainName, REFRESH_TOKEN_SECONDS } from './refresh-tokens.repository.ts';

/**
 * Pages get the cookie although only `/auth/*` consumes it: the web host must see on a page request whether the visitor
 * is an operator (`findSessionUser`), so that only operators get the address of the admin remote.
 */
const cookie = defineHostCookie('danji_refresh');

export const setRefreshCookie = (reply: FastifyReply, token: string): void =>
  cookie.set(reply, token, REFRESH_TOKEN_SECONDS);

export const clearRefreshCookie = (reply: FastifyReply): void => cookie.clear(reply);

/**
 * Finds the refresh token that a browser sends. Under the former name, which a neighbour under the same domain can
 * plant, only a token counts that was issued under it: by the release before, for the 30 days that it lives.
 */
export async function findRefreshToken(db: Db, request: FastifyRequest): Promise<string | undefined> {
  const token = cookie.read(request);
  if (token !== undefined) return token;
  const former = cookie.readFormer(request);
  return former !== undefined && (await hasPlainName(db, former)) ? former : undefined;
}
