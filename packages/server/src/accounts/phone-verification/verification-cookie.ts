import { LIMITS } from '@danji/contracts/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { defineHostCookie, type HostCookie } from '../../platform/http/host-cookie.ts';
import { newSecret } from '../../platform/secrets.ts';
import { checkOrigin, isWebClient } from '../../platform/http/web-client.ts';
import type { Purpose } from './verification.repository.ts';

/** Each purpose has a cookie of its own, so that a password reset does not end a sign-up in another tab. */
const cookieOf = (purpose: Purpose): HostCookie => defineHostCookie(`danji_phone_${purpose}`);

/** Names a browser while it asks for codes, so that nobody else's request or guess affects its codes. */
const requesterCookie = defineHostCookie('danji_phone_requester');

/** Identifies the client that asks for a code: a browser by its cookie, which is set when it has none, any other client by its network. */
export function openRequester(request: FastifyRequest, reply: FastifyReply): string {
  if (!isWebClient(request)) return findRequester(request);
  const secret = requesterCookie.read(request) ?? newSecret();
  requesterCookie.set(reply, secret, LIMITS.verificationProofSeconds);
  return toBrowser(secret);
}

/** Identifies the client that answers a code, without setting a cookie. */
export function findRequester(request: FastifyRequest): string {
  const secret = requesterCookie.read(request);
  return secret === undefined ? `network ${getClientNetwork(request)}` : toBrowser(secret);
}

const toBrowser = (secret: string): string => `browser ${secret}`;

/** Stores the proof of a phone verification in the browser that made it. */
export const setVerificationCookie = (reply: FastifyReply, purpose: Purpose, token: string): void =>
  cookieOf(purpose).set(reply, token, LIMITS.verificationProofSeconds);

export const clearVerificationCookie = (reply: FastifyReply, purpose: Purpose): void => cookieOf(purpose).clear(reply);

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
  const fromCookie = cookieOf(purpose).read(request);
  if (fromCookie !== undefined) checkOrigin(request, config);
  return fromCookie;
}
