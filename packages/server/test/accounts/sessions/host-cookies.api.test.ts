import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signIn, startKakao } from '@danji/contracts/accounts/session.endpoints';
import { findEmail } from '@danji/contracts/accounts/signup.endpoints';
import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { refreshSession, signOut } from '@danji/contracts/accounts/web-session.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import { reportHealth } from '@danji/contracts/releases/health.endpoints';
import { selectShell } from '@danji/contracts/releases/shells.endpoints';
import { createOtherApp } from '@danji/testing/other-app';
import { testServer } from '@danji/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildShell } from '../../system/web-host/built-shell.ts';
import { readCode } from '../phone-verification/phone-verification.ts';

const TEL = '01012345678';
const CREDENTIALS = { email: 'kim@danji.test', password: 'apart2468', user_type: 2 } as const;
const SESSION = '__Host-danji_refresh';

let https: FastifyInstance;
beforeAll(async () => {
  https = await createOtherApp({ webOrigin: 'https://danji.test', webDir: buildShell() });
});
afterAll(() => https.close());
beforeEach(() => testServer().reset());

type Cookies = Record<string, string>;
type Sent = { query?: Cookies; body?: object; cookies?: Cookies; token?: string };

const send = (app: FastifyInstance, { method, path }: Endpoint, { query, body = {}, cookies, token }: Sent = {}) =>
  app.inject({
    method,
    url: path,
    ...(query && { query }),
    ...(cookies && { cookies }),
    headers: { 'x-danji-client': 'web', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { payload: body }),
  });

/** Answers the code in the browser that asked for it. */
const answerCode = (asked: { cookies: { name: string; value: string }[] }) =>
  send(https, checkAuthCode as Endpoint, {
    body: { tel: TEL, code: readCode(TEL) },
    cookies: Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value])),
  });

const openPage = (cookies: Cookies = {}) => https.inject({ url: '/', headers: { accept: 'text/html' }, cookies });
const isMembersPage = async (cookies: Cookies) => (await openPage(cookies)).body.includes('/auth/refresh');

/** The refresh token of a session that was opened under the plain name: by the former release, or by this one on http. */
async function signInPlainly(options: { isFormerRelease: boolean }): Promise<string> {
  await testServer().create.general(CREDENTIALS);
  const { cookies } = await send(testServer().app, signIn as Endpoint, { body: CREDENTIALS });
  if (options.isFormerRelease)
    await testServer().db.updateTable('refresh_token').set({ has_plain_name: true }).execute();
  return cookies.find(({ name }) => name === 'danji_refresh')?.value ?? '';
}

describe('on https', () => {
  test('every cookie is of this host only', async () => {
    await testServer().create.general(CREDENTIALS);
    const { token } = await testServer().create.admin();
    const asked = await send(https, requestAuthCode as Endpoint, { query: { tel: TEL } });
    const answers = [
      asked,
      await send(https, signIn as Endpoint, { body: CREDENTIALS }),
      await answerCode(asked),
      await send(https, startKakao as Endpoint, { query: { user_type: '2' } }),
      await send(https, overrideRelease as Endpoint, {
        body: { remote: 'workspace', target: 'http://localhost:3100' },
        token,
      }),
      await send(https, selectShell as Endpoint, { body: { shell: null }, token }),
      await openPage(),
    ];
    const cookies = answers.flatMap((answer) => answer.cookies);
    expect(cookies.map(({ name }) => name)).toEqual([
      '__Host-danji_phone_requester',
      '__Host-danji_refresh',
      '__Host-danji_browser',
      '__Host-danji_phone_signup',
      '__Host-danji_kakao',
      '__Host-danji-override',
      '__Host-danji-shell',
      '__Host-danji-visitor',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('domain');
    }
  });

  test('a session lives, renews and ends under the new name', async () => {
    await testServer().create.general(CREDENTIALS);
    const [first] = (await send(https, signIn as Endpoint, { body: CREDENTIALS })).cookies;
    const renewed = await send(https, refreshSession as Endpoint, { cookies: { [SESSION]: first?.value ?? '' } });
    expect([renewed.statusCode, renewed.cookies.map(({ name }) => name)]).toEqual([200, [SESSION]]);
    const cookies = { [SESSION]: renewed.cookies[0]?.value ?? '' };
    expect(await isMembersPage(cookies)).toBe(true);
    const ended = await send(https, signOut as Endpoint, { body: { scope: 'here' }, cookies });
    expect(ended.cookies).toMatchObject([{ name: SESSION, value: '' }]);
    expect((await send(https, refreshSession as Endpoint, { cookies })).statusCode).toBe(401);
  });
});

describe('a browser that the former release signed in', () => {
  test('stays signed in, and its next renewal takes the new name', async () => {
    const token = await signInPlainly({ isFormerRelease: true });
    expect(await isMembersPage({ danji_refresh: token })).toBe(true);
    const renewed = await send(https, refreshSession as Endpoint, { cookies: { danji_refresh: token } });
    expect(renewed.statusCode).toBe(200);
    expect(renewed.cookies).toMatchObject([{ name: 'danji_refresh', value: '' }, { name: SESSION }]);
    const next = renewed.cookies[1]?.value ?? '';
    expect((await send(https, refreshSession as Endpoint, { cookies: { [SESSION]: next } })).statusCode).toBe(200);
  });

  test('stays signed in with two tabs that renew at once', async () => {
    const cookies = { danji_refresh: await signInPlainly({ isFormerRelease: true }) };
    const renewals = [
      send(https, refreshSession as Endpoint, { cookies }),
      send(https, refreshSession as Endpoint, { cookies }),
    ];
    expect((await Promise.all(renewals)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('is signed out for good when it signs out', async () => {
    const cookies = { danji_refresh: await signInPlainly({ isFormerRelease: true }) };
    const ended = await send(https, signOut as Endpoint, { body: { scope: 'here' }, cookies });
    expect(ended.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['danji_refresh', ''],
      [SESSION, ''],
    ]);
    expect((await send(https, refreshSession as Endpoint, { cookies })).statusCode).toBe(401);
  });

  test('keeps the number that decides its share of releases', async () => {
    const id = 'V1StGXR8_Z5jdHi6B-myT';
    const page = await openPage({ 'danji-visitor': id });
    expect(page.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['danji-visitor', ''],
      ['__Host-danji-visitor', id],
    ]);
    expect((await openPage({ '__Host-danji-visitor': id })).cookies).toEqual([]);
  });
});

describe('a cookie that a neighbour under the same domain planted', () => {
  test('signs nobody in to the account of somebody else', async () => {
    const cookies = { danji_refresh: await signInPlainly({ isFormerRelease: false }) };
    expect(await isMembersPage(cookies)).toBe(false);
    expect((await send(https, refreshSession as Endpoint, { cookies })).json()).toMatchObject({
      code: 'refresh_failed',
    });
  });

  test('does not stand before the own one', async () => {
    const planted = await signInPlainly({ isFormerRelease: true });
    await testServer().create.general({ ...CREDENTIALS, email: 'lee@danji.test' });
    const [own] = (await send(https, signIn as Endpoint, { body: { ...CREDENTIALS, email: 'lee@danji.test' } }))
      .cookies;
    const renewed = await send(https, refreshSession as Endpoint, {
      cookies: { danji_refresh: planted, [SESSION]: own?.value ?? '' },
    });
    expect(renewed.json()).toMatchObject({ user: { email: 'lee@danji.test' } });
  });

  test('proves no phone check', async () => {
    const { cookies } = await answerCode(await send(https, requestAuthCode as Endpoint, { query: { tel: TEL } }));
    const proof = cookies[0]?.value ?? '';
    const answer = await send(https, findEmail as Endpoint, {
      body: { name: '김하늘', tel: TEL, user_type: 2 },
      cookies: { danji_phone_signup: proof, danji_phone_find_email: proof },
    });
    expect(answer.json()).toMatchObject({ code: 'verification_required' });
  });
});

test('a report is of the browser whose id has the new name', async () => {
  const body = { facts: [{ remote: 'workspace', release: '1.0.0-a1b2c3d4e5f6', kind: 'session' }] };
  const { statusCode } = await send(https, reportHealth as Endpoint, {
    body,
    cookies: { '__Host-danji-visitor': 'V1StGXR8_Z5jdHi6B-myT' },
  });
  expect(statusCode).toBe(200);
});

test('no other module reads or writes a cookie of ours', () => {
  const source = fileURLToPath(new URL('../../../src', import.meta.url));
  const users = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      /\b(?:set|clear)Cookie\(|\bcookies\b(?!\/)|headers\.cookie\b/.test(
        readFileSync(`${source}/${path}`, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, ''),
      ),
  );
  expect(users).toEqual(['platform/http/host-cookie.ts']);
});
