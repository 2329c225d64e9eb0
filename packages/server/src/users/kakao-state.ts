import type { KeyObject } from 'node:crypto';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { addSeconds } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Platform } from '../platform/platform.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { newSecret, toHash } from './secrets.ts';

type State = { nonce: string; kind: 1 | 2; return_to: string; ref_code: string };

const ISSUER = 'danji-kakao';
const COOKIE = 'danji_kakao';
const LIFE_SECONDS = 10 * 60;

const options = ({ production, webOrigin }: Config) => ({
  path: '/api/users/kakao_auth/',
  httpOnly: true,
  secure: production || webOrigin.startsWith('https:'),
  sameSite: 'lax' as const,
});

/** The registered way back from Kakao for a kind of account. */
export const toRedirectUri = ({ webOrigin }: Config, kind: 1 | 2): string =>
  webOrigin + webPaths.kakaoCallback(kind === 1 ? 'brand' : 'user');

/** A path of our own site; anything that leads elsewhere becomes the home page. */
export function toOwnPath({ webOrigin }: Config, address: string | undefined): string {
  if (!address?.startsWith('/') || !URL.canParse(address, webOrigin)) return webPaths.home;
  const { origin, pathname, search, hash } = new URL(address, webOrigin);
  return origin === new URL(webOrigin).origin ? pathname + search + hash : webPaths.home;
}

/**
 * Starts a sign-in: a signed state to send through Kakao. A secret in a short-lived cookie, whose hash is the nonce, ties
 * it to this browser, so that nobody can be signed in to somebody else's account by a link.
 */
export async function startState(
  { config, signingKey }: Platform,
  reply: FastifyReply,
  facts: Omit<State, 'nonce'>,
  now: Date,
): Promise<{ state: string; nonce: string }> {
  const secret = newSecret();
  const nonce = toHash(secret);
  reply.setCookie(COOKIE, secret, { ...options(config), maxAge: LIFE_SECONDS });
  const state = await new SignJWT({ ...facts, nonce })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setExpirationTime(addSeconds(now, LIFE_SECONDS))
    .sign(signingKey);
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

/** The state that came back, once: it is ours, young, of this browser and of this kind of account. Throws `social_sign_in_failed`. */
export async function finishState(
  { config, signingKey }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { state: string; kind: 1 | 2 },
  now: Date,
): Promise<State> {
  const state = await readState(signingKey, given.state, now);
  const secret = request.cookies[COOKIE];
  if (!secret || toHash(secret) !== state.nonce || state.kind !== given.kind)
    throw new ProblemError('social_sign_in_failed');
  reply.clearCookie(COOKIE, options(config));
  return state;
}
