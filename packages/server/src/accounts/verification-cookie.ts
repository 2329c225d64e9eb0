import { LIMITS } from '@danji/contracts/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { cookieOptions } from './cookie-options.ts';
import { checkOrigin } from './session-cookie.ts';
import type { Purpose } from './verification.repository.ts';

/** Each purpose has a cookie of its own, so that a password reset does not end a sign-up in another tab. */
const nameOf = (purpose: Purpose): string => `danji_phone_${purpose}`;
const options = (config: Config) => cookieOptions(config, '/api/');

/** Stores the proof of a phone verification in the browser that made it. */
export const setVerificationCookie = (reply: FastifyReply, config: Config, purpose: Purpose, token: string): void =>
  void reply.setCookie(nameOf(purpose), token, { ...options(config), maxAge: LIMITS.verificationProofSeconds });

export const clearVerificationCookie = (reply: FastifyReply, config: Config, purpose: Purpose): void =>
  void reply.clearCookie(nameOf(purpose), options(config));

/**
 * Finds the proof of a call: the field when it is given, else the cookie. Throws `forbidden` when another site made the
 * browser send the cookie.
 */
export function findVerificationToken(
  request: FastifyRequest,
  config: Config,
  purpose: Purpose,
  fromBody: string | undefined,
): string | undefined {
  if (fromBody !== undefined) return fromBody;
  const fromCookie = request.cookies[nameOf(purpose)];
  if (fromCookie !== undefined) checkOrigin(request, config);
  return fromCookie;
}
