import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Life of an access token, seconds (DECISIONS, Accounts and sessions). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'danji';
/** The only header there is (JWT, RFC 7519): a token does not choose how it is checked. */
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url');

type Claims = { iss: string; sub: string; iat: number; exp: number };

export const toSigningKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret, 'utf8'));

const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

const sign = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signs an access token for a session. `now` and the expiry follow the platform's clock. */
export function signAccessToken(key: KeyObject, session: string, now: Date): string {
  const claims: Claims = {
    iss: ISSUER,
    sub: session,
    iat: toSeconds(now),
    exp: toSeconds(now) + ACCESS_TOKEN_SECONDS,
  };
  const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${text}.${sign(key, text).toString('base64url')}`;
}

/**
 * The session of an access token that this server has signed and that has not expired. The check is made at once,
 * because every request waits for it.
 */
export function findTokenSession(key: KeyObject, token: string, now: Date): string | undefined {
  const end = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1), 'base64url');
  const signature = sign(key, text);
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return undefined;
  const [header, payload = ''] = text.split('.');
  if (header !== HEADER) return undefined;
  const { iss, sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return iss === ISSUER && exp > toSeconds(now) ? sub : undefined;
}
