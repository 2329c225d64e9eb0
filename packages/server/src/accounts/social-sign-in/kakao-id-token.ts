import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { Fetch } from '../../platform/providers/provider-fetch.ts';

const KEYS_TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 60;

type Options = { authBase: string; clientId: string; fetch: Fetch; now: () => Date };

const invalid = (): ProviderError =>
  new ProviderError({ provider: 'kakao', code: 'id_token_invalid', retryable: false });

/** Whether the keys could not be fetched, as opposed to a token that is wrong. */
const isKeyFetchError = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  !(error instanceof errors.JOSEError) ||
  error.code === errors.JOSEError.code;

/**
 * Creates a function that verifies Kakao's id_token: RS256 with the published keys, issuer, audience, expiry and the
 * nonce of this sign-in. It resolves to the Kakao id, and throws `ProviderError` `id_token_invalid` or, when the keys
 * cannot be fetched, `jwks_unavailable`.
 */
export function createIdTokenVerifier({
  authBase,
  clientId,
  fetch,
  now,
}: Options): (idToken: string, nonce: string) => Promise<string> {
  const keys = createRemoteJWKSet(new URL(`${authBase}/.well-known/jwks.json`), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    [customFetch]: fetch,
  });

  const verify = async (idToken: string) => {
    try {
      return await jwtVerify(idToken, keys, {
        issuer: authBase,
        audience: clientId,
        algorithms: ['RS256'],
        currentDate: now(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      });
    } catch (error) {
      throw isKeyFetchError(error)
        ? new ProviderError({ provider: 'kakao', code: 'jwks_unavailable', retryable: true })
        : invalid();
    }
  };

  return async (idToken, nonce) => {
    const { payload } = await verify(idToken);
    if (payload['nonce'] !== nonce || payload.sub === undefined) throw invalid();
    return payload.sub;
  };
}
