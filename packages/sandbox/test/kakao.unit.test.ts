import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

const REDIRECT = 'http://localhost:3000/oauth/kakao/callback/user';
let sandbox: Sandbox;
let env: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  env = sandboxEnv(sandbox.url);
});
afterAll(() => sandbox.close());

const asked = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: String(env['KAKAO_CLIENT_ID']),
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid,account_email',
    prompt: 'select_account',
    state: 'st',
    nonce: 'nn',
    ...more,
  });
const open = (more?: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${env['KAKAO_AUTH_BASE']}/oauth/authorize?${asked(more)}`, { redirect: 'manual', headers });
const pick = (more: Record<string, string>) =>
  fetch(`${env['KAKAO_AUTH_BASE']}/oauth/authorize`, { method: 'POST', body: asked(more), redirect: 'manual' });
const codeOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
const signIn = async (id = sandbox.kakaoAccounts()[0]?.id) => codeOf(await pick({ person_id: String(id) }));
async function token(fields: Record<string, string>) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: String(env['KAKAO_CLIENT_ID']),
    client_secret: String(env['KAKAO_CLIENT_SECRET']),
    redirect_uri: REDIRECT,
    ...fields,
  });
  const response = await fetch(`${env['KAKAO_AUTH_BASE']}/oauth/token`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
const api = (path: string, accessToken: string | undefined, init: RequestInit = {}) =>
  fetch(`${env['KAKAO_API_BASE']}${path}`, { ...init, headers: { authorization: `Bearer ${accessToken}` } });

describe('authorise page', () => {
  test('offers at least five accounts and keeps the request', async () => {
    const page = await (await open()).text();
    expect(page.match(/name="person_id"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(page).toContain('카카오계정 선택');
    expect(page).toContain('name="nonce" value="nn"');
  });

  test('sends the browser back with code and state', async () => {
    const response = await pick({ person_id: '4021000001', state: 'a b&c' });
    expect(response.status).toBe(302);
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.origin + url.pathname).toBe(REDIRECT);
    expect(url.searchParams.get('state')).toBe('a b&c');
    expect(url.searchParams.get('code')).toBeTruthy();
  });

  test('sends a cancellation back as Kakao does', async () => {
    const response = await pick({ cancel: '1' });
    expect(response.headers.get('location')).toBe(
      `${REDIRECT}?error=access_denied&error_description=User%20denied%20access&state=st`,
    );
  });

  test.each([
    ['KOE006', { redirect_uri: 'https://evil.test/oauth/kakao/callback/user' }],
    ['KOE006', { redirect_uri: 'http://localhost:3000/oauth/kakao/callback/staff' }],
    ['KOE101', { client_id: 'somebody' }],
    ['KOE201', { response_type: 'token' }],
  ])('shows %s and does not send the browser anywhere', async (code, more) => {
    const response = await open(more);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain(code);
  });

  test('signs a connected person in silently, but not when the picker is asked for', async () => {
    const cookie = (await pick({ person_id: '4021000001' })).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await open({ prompt: '' }, { cookie })).status).toBe(302);
    expect((await open({ prompt: 'select_account' }, { cookie })).status).toBe(200);
    expect((await open({ prompt: 'none' })).headers.get('location')).toContain('error=login_required');
  });

  test('makes a new account as typed, with its markup escaped', async () => {
    await pick({ new_nickname: '<b>새 사람</b>', new_email: 'new@kakao.test', new_tel: '01000009188' });
    expect(sandbox.kakaoAccounts().at(-1)).toMatchObject({
      email: { address: 'new@kakao.test', verified: true },
      tel: '010-0000-9188',
    });
    expect(await (await open()).text()).toContain('&lt;b&gt;새 사람&lt;/b&gt;');
  });
});

describe('token call', () => {
  test('issues an id_token that verifies through the published keys and echoes the nonce', async () => {
    const { status, body } = await token({ code: await signIn() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 21_599,
      refresh_token_expires_in: 5_183_999,
      scope: 'openid account_email',
    });
    const discovery = (await (
      await fetch(`${env['KAKAO_AUTH_BASE']}/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    const keys = (await (await fetch(String(discovery['jwks_uri']))).json()) as JSONWebKeySet;
    const { payload, protectedHeader } = await jwtVerify(String(body['id_token']), createLocalJWKSet(keys), {
      issuer: String(discovery['issuer']),
      audience: String(env['KAKAO_CLIENT_ID']),
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ sub: '4021000001', nonce: 'nn', email: 'haneul.kim@kakao.test' });
  });

  test('leaves an unverified e-mail out of the id_token and marks it in the user', async () => {
    const { body } = await token({ code: await signIn(4_021_000_003) });
    const claims = JSON.parse(
      Buffer.from(String(body['id_token']).split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims).not.toHaveProperty('email');
    const user = (await (await api('/v2/user/me', body['access_token'])).json()) as {
      kakao_account: Record<string, unknown>;
    };
    expect(user.kakao_account).toMatchObject({
      email: 'doyun.park@kakao.test',
      is_email_valid: true,
      is_email_verified: false,
      phone_number: '+82 10-0000-9103',
    });
  });

  test('takes a code once', async () => {
    const code = await signIn();
    expect((await token({ code })).status).toBe(200);
    expect(await token({ code })).toEqual({
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: `authorization code not found for code=${code}`,
        error_code: 'KOE320',
      },
    });
  });

  test('forgets a code after ten minutes', async () => {
    const code = await signIn();
    sandbox.advance(10 * 60_000);
    expect((await token({ code })).body['error_code']).toBe('KOE320');
    sandbox.advance(-10 * 60_000);
  });

  test.each([
    ['KOE303', 400, { redirect_uri: 'http://localhost:3000/oauth/kakao/callback/brand' }],
    ['KOE010', 401, { client_secret: 'wrong' }],
    ['KOE101', 401, { client_id: 'wrong' }],
    ['KOE310', 400, { grant_type: 'password' }],
  ])('answers %s', async (code, status, fields) => {
    const response = await token({ code: await signIn(), ...fields });
    expect([response.body['error_code'], response.status]).toEqual([code, status]);
  });

  test('renews by refresh token, with a new one only in its last month', async () => {
    const first = (await token({ code: await signIn() })).body;
    const renewed = await token({ grant_type: 'refresh_token', refresh_token: String(first['refresh_token']) });
    expect(renewed.status).toBe(200);
    expect(renewed.body).not.toHaveProperty('refresh_token');
    expect((await token({ grant_type: 'refresh_token', refresh_token: 'unknown' })).body['error_code']).toBe('KOE322');
  });
});

describe('user API', () => {
  test('refuses an unknown token as { msg, code: -401 }', async () => {
    const response = await api('/v2/user/me', 'nonsense');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: -401 });
  });

  test('describes a token, ends it at logout, and every token at unlink', async () => {
    const [one, two] = [
      (await token({ code: await signIn(4_021_000_006) })).body['access_token'],
      (await token({ code: await signIn(4_021_000_006) })).body['access_token'],
    ];
    expect(await (await api('/v1/user/access_token_info', one)).json()).toMatchObject({
      id: 4_021_000_006,
      expires_in: expect.any(Number),
    });
    await api('/v1/user/logout', one, { method: 'POST' });
    expect((await api('/v2/user/me', one)).status).toBe(401);
    expect(await (await api('/v1/user/unlink', two, { method: 'POST' })).json()).toEqual({ id: 4_021_000_006 });
    expect((await api('/v2/user/me', two)).status).toBe(401);
  });
});
