import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineHostCookie } from '../../platform/http/host-cookie.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { hasPlainName, REFRESH_TOKEN_SECONDS } from './refresh-tokens.repository.ts';

/**
 * Pages get the cookie although only `/auth/*` consumes it: the web host must see on a page request whether the visitor
 * is an operator (`findSessionUser`), so that only operators get the address of the admin remote.
 */
const cookie = defineHostCookie('danji_refresh');

/** Whether the caller is our web app, whose refresh token lives in a cookie that scripts cannot read. */
export const isWebClient = (request: FastifyRequest): boolean => request.headers['x-danji-client'] === 'web';

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

/**
 * Refuses a call that another site made the browser send with our cookie: its Origin must be ours. Browsers omit Origin
 * only where no other site is involved; then Sec-Fetch-Site, when sent, must agree.
 */
export function checkOrigin(request: FastifyRequest, config: Config): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOurs =
    origin === undefined
      ? site === undefined || site === 'same-origin'
      : origin === config.webOrigin || (URL.canParse(origin) && new URL(origin).host === request.headers.host);
  if (!isOurs) throw new ProblemError('forbidden');
}
