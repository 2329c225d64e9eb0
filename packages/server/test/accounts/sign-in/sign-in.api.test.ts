import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest, signIn } from '@danji/contracts/accounts/session.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { WebBrowser } from '../sessions/web-browser.ts';

const GENERAL = 2;
const BRAND = 1;
const STAFF = 0;

const codeOf = async (email: string, password: string) =>
  (await call(signIn, { body: { email, password, user_type: GENERAL } })).problem.code;

beforeEach(() => testServer().reset());

describe('signing in with e-mail and password', () => {
  test('opens a session of the account of that kind', async () => {
    const general = await testServer().create.general({ email: 'same@danji.test', password: 'apart2468' });
    const brand = await testServer().create.brand({ email: 'same@danji.test', password: 'brand1357' });
    const asGeneral = await call(signIn, {
      body: { email: 'Same@danji.test', password: 'apart2468', user_type: GENERAL },
    });
    expect(asGeneral.status).toBe(200);
    expect(asGeneral.data.user).toMatchObject({
      id: general.id,
      sign_in_ways: ['email'],
      general: { current_work: { building_name: '테스트아파트' } },
      brand: null,
      staff: null,
    });
    expect(asGeneral.data).toMatchObject({ is_temp: false, acting: null });
    const asBrand = await call(signIn, { body: { email: 'same@danji.test', password: 'brand1357', user_type: BRAND } });
    expect(asBrand.data.user.id).toBe(brand.id);
    const me = await call(getMe, { token: asBrand.data.access });
    expect(me.data.brand).toMatchObject({ brand_status_type: 4, detail: { name: '한빛건설' } });
    expect(me.data.recent_login).toBe(testServer().clock.now().toISOString());
  });

  test('never shows the password hash', async () => {
    await testServer().create.admin({ email: 'boss@danji.test', password: 'apart2468' });
    const { data } = await call(signIn, {
      body: { email: 'boss@danji.test', password: 'apart2468', user_type: STAFF },
    });
    expect(data.user.staff).toEqual({ user_id: data.user.id, staff_type: 0 });
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  test('the web app gets its refresh token in a cookie that scripts cannot read, and an API client in the body', async () => {
    await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
    const body = { email: 'kim@danji.test', password: 'apart2468', user_type: GENERAL } as const;
    const browser = new WebBrowser();
    const web = await browser.call(signIn, { body });
    expect(web.data.refresh).toBeNull();
    expect(web.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^danji_refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    const api = await call(signIn, { body });
    expect(api.data.refresh).toMatch(/^[\w-]{43}$/);
    expect(api.headers['set-cookie']).toBeUndefined();
    expect(api.headers['cache-control']).toBe('no-store');
    const stored = await testServer().db.selectFrom('refresh_token').select('token_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(api.data.refresh);
  });

  test.each([
    ['a wrong password', { email: 'kim@danji.test', password: 'apart2469', user_type: GENERAL }],
    ['an unknown e-mail', { email: 'lee@danji.test', password: 'apart2468', user_type: GENERAL }],
    ['another account kind', { email: 'kim@danji.test', password: 'apart2468', user_type: BRAND }],
    ['an account without a password', { email: 'kakao@danji.test', password: 'apart2468', user_type: GENERAL }],
  ] as const)('answers %s with the same sentence', async (_, body) => {
    await testServer().create.general({ email: 'kim@danji.test', password: 'apart2468' });
    await testServer().create.general({ email: 'kakao@danji.test' });
    const { status, problem } = await call(signIn, { body });
    expect([status, problem.code, problem.title]).toEqual([
      401,
      'invalid_credentials',
      '이메일 또는 비밀번호가 맞지 않아요.',
    ]);
  });

  test('reveals that an account is blocked or withdrawn only with its password', async () => {
    const { create, db, clock } = testServer();
    await create.general({ email: 'blocked@danji.test', password: 'apart2468', account_status: 2 });
    const gone = await create.general({ email: 'gone@danji.test', password: 'apart2468' });
    await db.updateTable('user_account').set({ deleted: clock.now() }).where('id', '=', gone.id).execute();
    expect(await codeOf('blocked@danji.test', 'wrong12345')).toBe('invalid_credentials');
    await db
      .updateTable('user_account')
      .set({ block_reason: '광고 글을 반복해서 올림' })
      .where('account_status', '=', 2)
      .execute();
    const blocked = await call(signIn, {
      body: { email: 'blocked@danji.test', password: 'apart2468', user_type: GENERAL },
    });
    expect([blocked.problem.code, blocked.problem.title]).toEqual([
      'account_blocked',
      '이용이 정지된 계정이에요.\n사유: 광고 글을 반복해서 올림\n고객센터에 1:1 문의를 남겨 주세요.\n연락처: 고객센터 1599-0000',
    ]);
    expect(await codeOf('gone@danji.test', 'wrong12345')).toBe('invalid_credentials');
    expect(await codeOf('gone@danji.test', 'apart2468')).toBe('account_deleted');
  });

  test('stops a series of guesses, the right password included, and forgets them after a quarter of an hour', async () => {
    const { create, platform, clock } = testServer();
    await create.general({ email: 'kim@danji.test', password: 'apart2468' });
    platform.rateLimitScale = 0.2;
    try {
      const attempt = async (password: string) =>
        (await call(signIn, { body: { email: 'kim@danji.test', password, user_type: GENERAL } })).status;
      expect([await attempt('guess11111'), await attempt('guess22222')]).toEqual([401, 401]);
      expect(await attempt('apart2468')).toBe(429);
      clock.advance(15 * 60 + 1);
      expect(await attempt('apart2468')).toBe(200);
    } finally {
      platform.rateLimitScale = 10_000;
    }
  });

  test('names the fields that are wrong in Korean', async () => {
    const { status, problem } = await call(signIn, {
      body: { email: 'no-at-sign', password: '', user_type: 9 } as never,
    });
    expect(status).toBe(422);
    expect(problem.fields).toEqual({
      email: '이메일 형식을 확인해 주세요.',
      password: '비밀번호를 입력해 주세요.',
      user_type: expect.stringContaining('골라 주세요'),
    });
  });
});

test('a guest browses with a TEMP account', async () => {
  const { data } = await call(createGuest, {});
  expect(data).toMatchObject({
    is_temp: true,
    user: { name: '손님', email: null, account_status: 0, sign_in_ways: [] },
  });
  expect((await call(getMe, { token: data.access })).status).toBe(200);
});
