import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { cookieOptions } from './cookie-options.ts';

const NAME = 'danji_refresh';
/** Lifetime of a refresh token in seconds (DECISIONS, Accounts and sessions). */
export const REFRESH_TOKEN_SECONDS = 30 * 24 * 60 * 60;

/** Whether the caller is our web app, whose refresh token lives in a cookie that scripts cannot read. */
export const isWebClient = (request: FastifyRequest): boolean => request.headers['x-danji-client'] === 'web';

/**
 * The path is `/` although only `/auth/*` consumes the cookie: the web host must see on a page request whether the
 * visitor is an operator (`findSessionUser`), so that only operators get the address of the admin remote.
 */
const options = (config: Config) => cookieOptions(config, '/');

export const setRefreshCookie = (reply: FastifyReply, config: Config, token: string): void =>
  void reply.setCookie(NAME, token, { ...options(config), maxAge: REFRESH_TOKEN_SECONDS });

export const clearRefreshCookie = (reply: FastifyReply, config: Config): void =>
  void reply.clearCookie(NAME, options(config));

export const findRefreshCookie = (request: FastifyRequest): string | undefined => request.cookies[NAME];

/** Finds the refresh token in a raw `cookie` header. */
export const findRefreshToken = (cookieHeader: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookieHeader)?.[1];

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
