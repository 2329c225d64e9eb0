import type { KeyObject } from 'node:crypto';
import { isAppPath } from '@danji/contracts/rules/app-path';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { addSeconds } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { defineHostCookie } from '../../platform/http/host-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { newSecret } from '../../platform/secrets.ts';
import { checkOrigin, isWebClient } from '../../platform/http/web-client.ts';

/** `link` is the signed-in account that Kakao is to be linked to. */
type State = { nonce: string; kind: 1 | 2; return_to: string; ref_code: string; link?: number };

const ISSUER = 'danji-kakao';
const cookie = defineHostCookie('danji_kakao');
const LIFE_SECONDS = 10 * 60;

/** The registered redirect URI for a kind of account. */
export const toRedirectUri = ({ webOrigin }: Config, kind: 1 | 2): string =>
  webOrigin + webPaths.kakaoCallback(kind === 1 ? 'brand' : 'user');

/** Returns a path of our own site; an address of another site becomes the home page. */
export const toInternalPath = (address: string | undefined): string =>
  address !== undefined && isAppPath(address) ? address : webPaths.home;

/**
 * Starts a sign-in: puts a signed state into Kakao's address and the same state into a short-lived cookie. The cookie
 * ties the sign-in to this browser, so that a link cannot sign a user in to another account. Kakao puts the nonce into
 * its id_token, which ties the code to the state.
 */
export async function createSignInState(
  { signingKey }: Platform,
  reply: FastifyReply,
  details: Omit<State, 'nonce'>,
  now: Date,
): Promise<{ state: string; nonce: string }> {
  const nonce = newSecret();
  const state = await new SignJWT({ ...details, nonce })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setExpirationTime(addSeconds(now, LIFE_SECONDS))
    .sign(signingKey);
  cookie.set(reply, state, LIFE_SECONDS);
  return { state, nonce };
}

async function readState(key: KeyObject, state: string, now: Date): Promise<State> {
  try {
    const { payload } = await jwtVerify<State>(state, key, { issuer: ISSUER, algorithms: ['HS256'], currentDate: now });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ProblemError('social_sign_in_failed');
    throw error;
  }
}

/**
 * Returns the state that belongs to this call. Our web app has it only in the cookie: a state from an address proves
 * nothing about the browser that opened it. Throws `sign_in_state_required` when there is none.
 */
function findState(request: FastifyRequest, config: Config, fromBody: string | undefined): string {
  const fromCookie = cookie.read(request);
  if (fromCookie !== undefined) {
    checkOrigin(request, config);
    if (fromBody !== undefined && fromBody !== fromCookie) throw new ProblemError('social_sign_in_failed');
    return fromCookie;
  }
  if (fromBody === undefined || isWebClient(request)) throw new ProblemError('sign_in_state_required');
  return fromBody;
}

/**
 * Consumes the state of this sign-in: it must be signed by us, fresh, and of this kind of account. Throws
 * `social_sign_in_failed`.
 */
export async function consumeSignInState(
  { config, signingKey }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  { state: fromBody, kind }: { state: string | undefined; kind: 1 | 2 },
  now: Date,
): Promise<State> {
  const state = await readState(signingKey, findState(request, config, fromBody), now);
  if (state.kind !== kind) throw new ProblemError('social_sign_in_failed');
  cookie.clear(reply);
  return state;
}
