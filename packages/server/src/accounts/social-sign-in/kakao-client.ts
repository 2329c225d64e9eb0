import { Type } from 'typebox';
import { createIdTokenVerifier } from './kakao-id-token.ts';
import { kakaoUser, toKakaoProfile, type KakaoProfile } from './kakao-profile.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import {
  callProvider,
  parseResponse,
  findCode,
  toProviderError,
  type Fetch,
} from '../../platform/providers/provider-fetch.ts';

type Options = {
  /** `https://kauth.kakao.com`: also the issuer of the id_tokens. No trailing slash. */
  authBase: string;
  /** `https://kapi.kakao.com`. */
  apiBase: string;
  clientId: string;
  clientSecret: string;
  /** Required to unlink an account that is not signed in with Kakao at the moment. */
  adminKey?: string;
  fetch?: Fetch;
  now?: () => Date;
};

export type KakaoClient = {
  /** Returns the address of the authorise page; the account picker is always displayed (SPEC §6). */
  authorizeUrl(input: { redirectUri: string; state: string; nonce: string }): string;
  /**
   * Exchanges the code of a callback for the user's profile. `redirectUri` and `nonce` are those of `authorizeUrl`.
   * Throws `ProviderError` with Kakao's code (`KOE320`: code unknown, used or expired; `KOE303`; `KOE010`),
   * `id_token_invalid`, `timeout`, `unreachable` or `bad_answer`. A code is used up even when a later step fails: start
   * over, never repeat it.
   */
  exchangeCode(input: { code: string; redirectUri: string; nonce: string }): Promise<KakaoProfile>;
  /** Disconnects a user from our app after withdrawal. A user who has disconnected already is no error. */
  unlink(id: string): Promise<void>;
};

const SCOPE = [
  'openid',
  'profile_nickname',
  'account_email',
  'name',
  'gender',
  'birthday',
  'birthyear',
  'phone_number',
].join(',');
const TIMEOUT_MS = 5_000;
/** Kakao's error code for a user who is not connected to the app. */
const NOT_CONNECTED = '-101';

const tokenResponse = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  id_token: Type.String({ minLength: 1 }),
});

type RestOptions = Options & { fetch: Fetch };

/** Kakao's REST calls, each checked against what Kakao documents. */
function createRestApi({ authBase, apiBase, clientId, clientSecret, adminKey, fetch }: RestOptions) {
  const post = (url: string, fields: Record<string, string>, authorization?: string) =>
    callProvider({
      provider: 'kakao',
      url,
      timeout: TIMEOUT_MS,
      repeatable: false,
      fetch,
      init: {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded;charset=utf-8',
          ...(authorization && { authorization }),
        },
        body: new URLSearchParams(fields).toString(),
      },
    });

  const getTokens = async (code: string, redirectUri: string) => {
    const response = await post(`${authBase}/oauth/token`, {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
      code,
    });
    if (response.status !== 200) throw toProviderError('kakao', response, findCode(response.body, 'error_code'));
    return parseResponse('kakao', tokenResponse, response.body);
  };

  const getUser = async (accessToken: string) => {
    const init = { headers: { authorization: `Bearer ${accessToken}` } };
    const response = await callProvider({
      provider: 'kakao',
      url: `${apiBase}/v2/user/me`,
      init,
      timeout: TIMEOUT_MS,
      repeatable: true,
      fetch,
    });
    if (response.status !== 200) throw toProviderError('kakao', response, findCode(response.body, 'code'));
    return parseResponse('kakao', kakaoUser, response.body);
  };

  const unlink = async (id: string): Promise<void> => {
    if (!adminKey) throw new ProviderError({ provider: 'kakao', code: 'admin_key_missing', retryable: false });
    const response = await post(
      `${apiBase}/v1/user/unlink`,
      { target_id_type: 'user_id', target_id: id },
      `KakaoAK ${adminKey}`,
    );
    const code = findCode(response.body, 'code');
    if (response.status !== 200 && code !== NOT_CONNECTED) throw toProviderError('kakao', response, code);
  };

  return { getTokens, getUser, unlink };
}

/** Kakao sign-in over its REST API with OpenID Connect (FACTS §1). */
export function createKakaoClient(options: Options): KakaoClient {
  const { authBase, clientId, fetch = globalThis.fetch, now = () => new Date() } = options;
  const verifyIdToken = createIdTokenVerifier({ authBase, clientId, fetch, now });
  const { getTokens, getUser, unlink } = createRestApi({ ...options, fetch });

  return {
    authorizeUrl({ redirectUri, state, nonce }) {
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        prompt: 'select_account',
        state,
        nonce,
      };
      return `${authBase}/oauth/authorize?${new URLSearchParams(query).toString()}`;
    },

    async exchangeCode({ code, redirectUri, nonce }) {
      const tokens = await getTokens(code, redirectUri);
      const subject = await verifyIdToken(tokens.id_token, nonce);
      const person = toKakaoProfile(await getUser(tokens.access_token));
      if (person.id !== subject)
        throw new ProviderError({ provider: 'kakao', code: 'id_token_invalid', retryable: false });
      return person;
    },

    unlink,
  };
}
