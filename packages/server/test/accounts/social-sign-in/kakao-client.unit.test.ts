import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '@danji/sandbox';
import { createKakaoClient } from '../../../src/accounts/social-sign-in/kakao-client.ts';

const REDIRECT = 'http://localhost:3000/oauth/kakao/callback/user';
let sandbox: Sandbox;
let options: Parameters<typeof createKakaoClient>[0];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const env = sandboxEnv(sandbox.url);
  const read = (name: string) => env[name] ?? '';
  options = {
    authBase: read('KAKAO_AUTH_BASE'),
    apiBase: read('KAKAO_API_BASE'),
    clientId: read('KAKAO_CLIENT_ID'),
    clientSecret: read('KAKAO_CLIENT_SECRET'),
    adminKey: read('KAKAO_ADMIN_KEY'),
  };
});
afterAll(() => sandbox.close());

const client = (more: Partial<typeof options> = {}) => createKakaoClient({ ...options, ...more });

/** Acts as a browser on the authorise page. */
async function pick(id: number, nonce = 'nonce-1') {
  const query = new URL(client().authorizeUrl({ redirectUri: REDIRECT, state: 'state-1', nonce })).searchParams;
  query.set('person_id', String(id));
  const response = await fetch(`${options.authBase}/oauth/authorize`, {
    method: 'POST',
    body: query,
    redirect: 'manual',
  });
  return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
const exchange = async (id: number, more: Partial<typeof options> = {}) =>
  client(more).exchangeCode({ code: await pick(id), redirectUri: REDIRECT, nonce: 'nonce-1' });
const failure = (code: string, retryable = false) =>
  expect.objectContaining({ name: 'ProviderError', provider: 'kakao', code, retryable });

/** `fetch` whose answer to one path is altered on the way. */
const altering =
  (path: string, alter: (body: Record<string, unknown>) => unknown): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    return String(input).endsWith(path)
      ? Response.json(alter((await response.json()) as Record<string, unknown>), { status: response.status })
      : response;
  };
const alteringAccount = (more: object) =>
  altering('/v2/user/me', (body) => ({ ...body, kakao_account: { ...(body['kakao_account'] as object), ...more } }));
const noKeys: typeof fetch = (input, init) =>
  String(input).endsWith('jwks.json') ? Promise.resolve(new Response('', { status: 503 })) : fetch(input, init);

describe('authorizeUrl', () => {
  test('always asks for the account picker and for OpenID', async () => {
    const url = new URL(client().authorizeUrl({ redirectUri: REDIRECT, state: 'a b', nonce: 'n' }));
    expect(url.href.startsWith(`${options.authBase}/oauth/authorize?`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      prompt: 'select_account',
      response_type: 'code',
      state: 'a b',
      nonce: 'n',
      redirect_uri: REDIRECT,
    });
    expect(url.searchParams.get('scope')?.split(',')).toContain('openid');
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('exchangeCode', () => {
  test('resolves to the person', async () => {
    expect(await exchange(4_021_000_001)).toEqual({
      id: '4021000001',
      email: 'haneul.kim@kakao.test',
      name: '김하늘',
      tel: '01000009101',
      birthday: '1988-04-12',
      gender: 'female',
    });
  });

  test('does not trust an e-mail that is not verified, and knows none where there is none', async () => {
    expect((await exchange(4_021_000_003)).email).toBeNull();
    expect((await exchange(4_021_000_002)).email).toBeNull();
  });

  test('falls back to the nickname when nothing else is shared', async () => {
    expect(await exchange(4_021_000_006)).toEqual({
      id: '4021000006',
      email: null,
      name: '별명만',
      tel: null,
      birthday: null,
      gender: null,
    });
  });

  test('drops a lunar birthday and a day that does not exist', async () => {
    expect((await exchange(4_021_000_001, { fetch: alteringAccount({ birthday_type: 'LUNAR' }) })).birthday).toBeNull();
    expect((await exchange(4_021_000_001, { fetch: alteringAccount({ birthday: '0231' }) })).birthday).toBeNull();
  });

  test('fails with KOE320 for a code used twice', async () => {
    const code = await pick(4_021_000_001);
    await client().exchangeCode({ code, redirectUri: REDIRECT, nonce: 'nonce-1' });
    await expect(client().exchangeCode({ code, redirectUri: REDIRECT, nonce: 'nonce-1' })).rejects.toEqual(
      failure('KOE320'),
    );
  });

  test('fails with KOE303 for another redirect_uri and KOE010 for a wrong secret', async () => {
    const redirectUri = 'http://localhost:3000/oauth/kakao/callback/brand';
    await expect(
      client().exchangeCode({ code: await pick(4_021_000_001), redirectUri, nonce: 'nonce-1' }),
    ).rejects.toEqual(failure('KOE303'));
    await expect(exchange(4_021_000_001, { clientSecret: 'wrong' })).rejects.toEqual(failure('KOE010'));
  });

  test('refuses the answer to another sign-in: a foreign nonce', async () => {
    await expect(
      client().exchangeCode({ code: await pick(4_021_000_001, 'other'), redirectUri: REDIRECT, nonce: 'nonce-1' }),
    ).rejects.toEqual(failure('id_token_invalid'));
  });

  test('refuses a tampered, an unsigned and an expired id_token', async () => {
    const tampered = altering('/oauth/token', (body) => {
      const [head, , signature] = String(body['id_token']).split('.');
      const claims = JSON.parse(
        Buffer.from(String(body['id_token']).split('.')[1] ?? '', 'base64url').toString(),
      ) as object;
      return {
        ...body,
        id_token: [head, Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url'), signature].join(
          '.',
        ),
      };
    });
    const unsigned = altering('/oauth/token', (body) => ({
      ...body,
      id_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${String(body['id_token']).split('.')[1]}.`,
    }));
    await expect(exchange(4_021_000_001, { fetch: tampered })).rejects.toEqual(failure('id_token_invalid'));
    await expect(exchange(4_021_000_001, { fetch: unsigned })).rejects.toEqual(failure('id_token_invalid'));
    await expect(exchange(4_021_000_001, { now: () => new Date(Date.now() + 7 * 3_600_000) })).rejects.toEqual(
      failure('id_token_invalid'),
    );
  });

  test('refuses a user who is not the subject of the id_token', async () => {
    await expect(
      exchange(4_021_000_001, { fetch: altering('/v2/user/me', (body) => ({ ...body, id: 7 })) }),
    ).rejects.toEqual(failure('id_token_invalid'));
  });

  test('reports an outage of Kakao as retryable', async () => {
    const code = await pick(4_021_000_001);
    sandbox.failNext('kakao');
    await expect(client().exchangeCode({ code, redirectUri: REDIRECT, nonce: 'nonce-1' })).rejects.toEqual(
      failure('KOE003', true),
    );
    await expect(exchange(4_021_000_001, { fetch: noKeys })).rejects.toEqual(failure('jwks_unavailable', true));
  });

  test('retries the user call once after a transient failure', async () => {
    const calls: string[] = [];
    const flaky: typeof fetch = (input, init) => {
      if (String(input).endsWith('/v2/user/me') && calls.push('me') === 1) sandbox.failNext('kakao');
      return fetch(input, init);
    };
    expect((await exchange(4_021_000_001, { fetch: flaky })).id).toBe('4021000001');
    expect(calls).toHaveLength(2);
  });
});

describe('unlink', () => {
  test('disconnects the person; a second time is no error', async () => {
    await exchange(4_021_000_002);
    await client().unlink('4021000002');
    await client().unlink('4021000002');
  });

  test('needs the right admin key', async () => {
    await expect(client({ adminKey: 'wrong' }).unlink('4021000002')).rejects.toEqual(failure('-401'));
    const { adminKey: _none, ...without } = options;
    await expect(createKakaoClient(without).unlink('4021000002')).rejects.toEqual(failure('admin_key_missing'));
  });
});
