import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ProblemError } from '../problem-error.ts';

/** Whether the caller is our web app, whose refresh token lives in a cookie that scripts cannot read. */
export const isWebClient = (request: FastifyRequest): boolean => request.headers['x-danji-client'] === 'web';

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
