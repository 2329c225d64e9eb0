import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { cookieOptions } from './cookie-options.ts';

const NAME = 'danji_refresh';
/** Life of a refresh token, seconds (DECISIONS, Accounts and sessions). */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;

/** Whether the caller is our web app, whose refresh token lives in a cookie that scripts cannot read. */
export const isWebClient = (request: FastifyRequest): boolean => request.headers['x-danji-client'] === 'web';

/**
 * Its path is `/` although only `/auth/*` consumes it: the web host has to see on a page request whether the visitor is
 * an operator (`findSessionUser`), so that nobody else is told the address of the admin remote.
 */
const options = (config: Config) => cookieOptions(config, '/');

export const setRefreshCookie = (reply: FastifyReply, config: Config, token: string): void =>
  void reply.setCookie(NAME, token, { ...options(config), maxAge: REFRESH_TOKEN_SECONDS });

export const clearRefreshCookie = (reply: FastifyReply, config: Config): void =>
  void reply.clearCookie(NAME, options(config));

export const findRefreshCookie = (request: FastifyRequest): string | undefined => request.cookies[NAME];

/** The refresh token in a raw `cookie` header. */
export const findRefreshToken = (cookieHeader: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookieHeader)?.[1];

/**
 * Refuses a call that another site made the browser send with our cookie: its Origin has to be ours. Browsers leave
 * Origin out only where there is no other site; then Sec-Fetch-Site, when sent, has to say the same.
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
