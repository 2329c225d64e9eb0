import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { refreshToken, signIn } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession, signOut } from '@danji/contracts/accounts/web-session.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { WebBrowser } from './web-browser.ts';

const body = { email: 'kim@danji.test', password: 'apart2468', user_type: 2 } as const;
const DAY = 24 * 60 * 60;

async function signedInBrowser(): Promise<WebBrowser> {
  const browser = new WebBrowser();
  expect((await browser.call(signIn, { body })).status).toBe(200);
  return browser;
}

beforeEach(async () => {
  await testServer().reset();
  await testServer().create.general({ email: body.email, password: body.password });
});

describe('renewing a web session', () => {
  test('answers a whole session and a new cookie', async () => {
    const browser = await signedInBrowser();
    const before = browser.cookieHeader();
    testServer().clock.advance(16 * 60);
    const { status, data } = await browser.call(refreshSession);
    expect(status).toBe(200);
    expect(data).toMatchObject({ refresh: null, is_temp: false, acting: null, user: { email: body.email } });
    expect(browser.cookieHeader()).not.toBe(before);
    expect((await call(getMe, { token: data.access })).status).toBe(200);
  });

  test('two tabs that renew at the same moment both stay signed in', async () => {
    const browser = await signedInBrowser();
    const tabs = [browser.copy(), browser.copy(), browser.copy()];
    const answers = await Promise.all(tabs.map((tab) => tab.call(refreshSession)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The session continues from whichever response the browser stores last.
    for (const tab of tabs.slice(0, 2)) {
      expect((await tab.call(refreshSession)).status).toBe(200);
    }
    expect((await call(getMe, { token: answers[0]?.data.access ?? '' })).status).toBe(200);
  });

  test('a spent token that comes back later ends the session, and the newest token with it', async () => {
    const browser = await signedInBrowser();
    const thief = browser.copy();
    const { data } = await browser.call(refreshSession);
    testServer().clock.advance(21);
    expect((await thief.call(refreshSession)).problem).toMatchObject({
      code: 'refresh_failed',
      title: '토큰 갱신 실패',
    });
    expect((await browser.call(refreshSession)).problem.code).toBe('refresh_failed');
    expect((await call(getMe, { token: data.access })).problem.code).toBe('token_expired');
    const session = await testServer()
      .db.selectFrom('auth_session')
      .select('end_reason')
      .where('client', '=', 'web')
      .executeTakeFirstOrThrow();
    expect(session.end_reason).toBe('replay');
  });

  test('detects a token stolen within the grace period at the next renewals', async () => {
    const browser = await signedInBrowser();
    const thief = browser.copy();
    await browser.call(refreshSession);
    expect((await thief.call(refreshSession)).status).toBe(200);
    testServer().clock.advance(60);
    expect((await browser.call(refreshSession)).status).toBe(200);
    testServer().clock.advance(60);
    expect((await thief.call(refreshSession)).problem.code).toBe('refresh_failed');
    expect((await browser.call(refreshSession)).problem.code).toBe('refresh_failed');
  });

  test('is refused to another site, without a cookie, and after 30 days', async () => {
    const browser = await signedInBrowser();
    expect((await browser.call(refreshSession, { headers: { origin: 'https://evil.example' } })).problem.code).toBe(
      'forbidden',
    );
    expect((await browser.call(refreshSession, { headers: { 'sec-fetch-site': 'cross-site' } })).problem.code).toBe(
      'forbidden',
    );
    expect(
      (await browser.call(refreshSession, { headers: { origin: testServer().platform.config.webOrigin } })).status,
    ).toBe(200);
    expect(
      (
        await browser.call(refreshSession, {
          headers: { origin: 'http://danji.example:8080', host: 'danji.example:8080' },
        })
      ).status,
    ).toBe(200);
    expect((await new WebBrowser().call(refreshSession)).problem.code).toBe('refresh_failed');
    testServer().clock.advance(31 * DAY);
    expect((await browser.call(refreshSession)).problem.code).toBe('refresh_failed');
  });

  test('a session in use lives longer than 30 days', async () => {
    const browser = await signedInBrowser();
    for (let month = 0; month < 3; month += 1) {
      testServer().clock.advance(29 * DAY);
      expect((await browser.call(refreshSession)).status).toBe(200);
    }
  });
});

describe('renewing as an API client', () => {
  test('returns a new pair once; a second use of the token ends every session of its family', async () => {
    const { data: first } = await call(signIn, { body });
    const renewed = await call(refreshToken, { body: { refresh: first.refresh ?? '' } });
    expect(renewed.status).toBe(200);
    expect((await call(refreshToken, { body: { refresh: first.refresh ?? '' } })).problem.code).toBe('refresh_failed');
    expect((await call(refreshToken, { body: { refresh: renewed.data.refresh } })).problem.code).toBe('refresh_failed');
    expect((await call(getMe, { token: renewed.data.access })).problem.code).toBe('token_expired');
  });

  test('of two at the same moment with one token, at most one gets a pair', async () => {
    const { data } = await call(signIn, { body });
    const answers = await Promise.all([1, 2].map(() => call(refreshToken, { body: { refresh: data.refresh ?? '' } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('API clients and the web app refuse each other’s tokens', async () => {
    const browser = await signedInBrowser();
    const web = browser.cookies.get('danji_refresh') ?? '';
    expect((await call(refreshToken, { body: { refresh: web } })).problem.code).toBe('refresh_failed');
    const { data } = await call(signIn, { body });
    expect((await call(refreshSession, { headers: { cookie: `danji_refresh=${data.refresh}` } })).problem.code).toBe(
      'refresh_failed',
    );
    expect((await browser.call(refreshSession)).status).toBe(200);
  });

  test('an access token lasts 15 minutes', async () => {
    const { data } = await call(signIn, { body });
    testServer().clock.advance(15 * 60 - 5);
    expect((await call(getMe, { token: data.access })).status).toBe(200);
    testServer().clock.advance(10);
    expect((await call(getMe, { token: data.access })).problem).toMatchObject({
      code: 'token_expired',
      title: '토큰 만료',
    });
  });
});

describe('signing out', () => {
  test('here ends this session and its cookie, and leaves the others', async () => {
    const here = await signedInBrowser();
    const there = await signedInBrowser();
    const { data } = await here.call(refreshSession);
    const old = here.copy();
    expect((await here.call(signOut, { body: { scope: 'here' }, token: data.access })).status).toBe(200);
    expect(here.cookies.has('danji_refresh')).toBe(false);
    expect((await old.call(refreshSession)).problem.code).toBe('refresh_failed');
    expect((await call(getMe, { token: data.access })).problem.code).toBe('token_expired');
    expect((await there.call(refreshSession)).status).toBe(200);
  });

  test('with `everywhere` ends every session and notifies open screens, identified by the cookie alone', async () => {
    const here = await signedInBrowser();
    const there = await signedInBrowser();
    await here.call(signOut, { body: { scope: 'everywhere' } });
    expect((await there.call(refreshSession)).problem.code).toBe('refresh_failed');
    const { payload } = await testServer().db.selectFrom('live_event').select('payload').executeTakeFirstOrThrow();
    expect(payload).toEqual({ type: 'session_ended', reason: 'signed_out' });
  });

  test('is refused to another site and harmless for nobody', async () => {
    const browser = await signedInBrowser();
    expect(
      (await browser.call(signOut, { body: { scope: 'here' }, headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403);
    expect((await call(signOut, { body: { scope: 'everywhere' } })).data).toEqual({ ok: true });
    expect((await browser.call(refreshSession)).status).toBe(200);
  });
});
