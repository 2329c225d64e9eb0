import { describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import {
  ACCESS_TOKEN_SECONDS,
  findTokenSession,
  signAccessToken,
  toSigningKey,
} from '@danji/server/platform/http/access-token';
import { jwtVerify } from 'jose';

const SECRET = 'a-secret-of-the-tests-only-0123456789';
const key = toSigningKey(SECRET);
const now = new Date('2026-11-24T03:00:00Z');
const token = signAccessToken(key, 'session', now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: unknown, claims: unknown, secret = SECRET) => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const CLAIMS = { iss: 'danji', sub: 'session', iat: 0, exp: later(60).getTime() / 1000 };

describe('an access token', () => {
  test('names its session until it expires', () => {
    expect(findTokenSession(key, token, now)).toBe('session');
    expect(findTokenSession(key, token, later(ACCESS_TOKEN_SECONDS - 1))).toBe('session');
    expect(findTokenSession(key, token, later(ACCESS_TOKEN_SECONDS))).toBeUndefined();
  });

  test('is a JWT, as those of the release before', async () => {
    const { payload } = await jwtVerify(token, key, { issuer: 'danji', algorithms: ['HS256'], currentDate: now });
    expect(payload.sub).toBe('session');
    expect(findTokenSession(key, signed({ alg: 'HS256' }, CLAIMS), now)).toBe('session');
  });

  test.each([
    ['another key', signed({ alg: 'HS256' }, CLAIMS, 'another')],
    ['another issuer', signed({ alg: 'HS256' }, { ...CLAIMS, iss: 'other' })],
    ['no expiry', signed({ alg: 'HS256' }, { ...CLAIMS, exp: undefined })],
    ['another algorithm', signed({ alg: 'none' }, CLAIMS)],
    ['no signature', `${encode({ alg: 'none' })}.${encode(CLAIMS)}.`],
    ['another payload', token.replace(/\.[^.]+\./, `.${encode({ ...CLAIMS, sub: 'other' })}.`)],
    ['a part of a signature', token.slice(0, -2)],
    ['one part', 'token'],
    ['nothing', ''],
  ])('with %s is refused', (_, wrong) => {
    expect(findTokenSession(key, wrong, now)).toBeUndefined();
  });
});
