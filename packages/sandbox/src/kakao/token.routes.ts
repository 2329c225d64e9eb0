import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toTexts } from '../fields.ts';
import { toTokenError, type TokenErrorCode } from './kakao-errors.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS, type IssuedTokens, type KakaoStore } from './kakao-store.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

type Refusal = { code: TokenErrorCode; suffix?: string };

/** Checks the body of the token call in Kakao's order and issues the tokens. */
function grant(body: Record<string, string | undefined>, kakao: KakaoStore): IssuedTokens | Refusal {
  const { grant_type: type, code = '', redirect_uri: redirectUri, refresh_token: refreshToken } = body;
  if (type !== 'authorization_code' && type !== 'refresh_token') return { code: 'KOE310' };
  if (body['client_id'] !== CREDENTIALS.kakaoClientId) return { code: 'KOE101' };
  if (body['client_secret'] !== CREDENTIALS.kakaoClientSecret) return { code: 'KOE010' };
  if (type === 'refresh_token') {
    if (!refreshToken) return { code: 'KOE319' };
    return kakao.renew(refreshToken) ?? { code: 'KOE322' };
  }
  const authorisation = kakao.findCode(code);
  if (!authorisation) return { code: 'KOE320', suffix: code };
  if (authorisation.redirectUri !== redirectUri) return { code: 'KOE303' };
  return kakao.spendCode(code, authorisation);
}

function signIdToken(
  { authorisation }: IssuedTokens,
  issuer: string,
  { clock, kakao }: SandboxContext,
  key: SigningKey,
): Promise<string> {
  const { personId, nonce, authTime } = authorisation;
  const person = kakao.findAccount(personId);
  const now = Math.floor(clock.now().getTime() / 1000);
  return key.sign({
    iss: issuer,
    aud: CREDENTIALS.kakaoClientId,
    sub: String(personId),
    iat: now,
    exp: now + ACCESS_SECONDS,
    auth_time: authTime,
    ...(nonce !== undefined && { nonce }),
    ...(person && { nickname: person.nickname }),
    ...(person?.email?.verified && { email: person.email.address }),
  });
}

/**
 * Registers the server's part of Kakao sign-in: token call, discovery and keys. The issuer is the address that the
 * caller used.
 */
export async function registerToken(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const key = await createSigningKey();
  const base = '/kakao/auth';
  const down = toTokenError('KOE003');

  app.post(
    `${base}/oauth/token`,
    { onRequest: context.faults.hook('kakao', down.status, down.body) },
    async (request, reply) => {
      const issued = grant(toTexts(request.body), context.kakao);
      if ('code' in issued) {
        const { status, body } = toTokenError(issued.code, issued.suffix);
        return reply.code(status).send(body);
      }
      const { scopes } = issued.authorisation;
      return {
        token_type: 'bearer',
        access_token: issued.accessToken,
        ...(scopes.includes('openid') && {
          id_token: await signIdToken(issued, `http://${request.host}${base}`, context, key),
        }),
        expires_in: ACCESS_SECONDS,
        ...(issued.refreshToken && { refresh_token: issued.refreshToken, refresh_token_expires_in: REFRESH_SECONDS }),
        scope: scopes.join(' '),
      };
    },
  );

  app.get(`${base}/.well-known/openid-configuration`, async (request) => {
    const issuer = `http://${request.host}${base}`;
    return {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      claims_supported: ['iss', 'aud', 'sub', 'auth_time', 'exp', 'iat', 'nonce', 'nickname', 'email'],
    };
  });

  app.get(`${base}/.well-known/jwks.json`, async () => ({ keys: [key.publicKey] }));
}
