import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest, signInWithKakao, startKakao } from '@danji/contracts/accounts/session.endpoints';
import { completeKakaoSignUp } from '@danji/contracts/accounts/signup.endpoints';
import { restoreUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { kakaoPerson, pickAccount, signInByKakao } from './kakao-sign-in.ts';
import { WebBrowser } from '../sessions/web-browser.ts';
import { GENERAL, CONFIRMED, form, joined } from './kakao-join.ts';

beforeEach(() => testServer().reset());

/** Resolves when every withdrawn account is unlinked at Kakao, so that no unlink interrupts a later sign-in. */
async function unlinksDone(): Promise<void> {
  const { database } = testServer().platform;
  while (
    (
      await database.query(
        `select 1 from pgboss.job where name = 'users.unlink_kakao' and state in ('created', 'retry', 'active')`,
      )
    ).rows.length > 0
  )
    await setTimeout(50);
}

describe('the way to Kakao', () => {
  test('always shows the account picker and comes back to the callback of the kind', async () => {
    const { authorizeUrl, redirect } = await pickAccount(new WebBrowser(), { user_type: 1 }, kakaoPerson(CONFIRMED));
    expect(authorizeUrl.searchParams.get('prompt')).toBe('select_account');
    expect(redirect.pathname).toBe('/oauth/kakao/callback/brand');
    expect((await pickAccount(new WebBrowser(), GENERAL, kakaoPerson(CONFIRMED))).redirect.pathname).toBe(
      '/oauth/kakao/callback/user',
    );
    expect((await call(startKakao, { query: { user_type: 0 } as never })).status).toBe(422);
  });

  test.each([
    ['/bids?page=2#top', '/bids?page=2#top'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/a/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ])('returns to %j as %j', async (return_to, expected) => {
    const { data } = await signInByKakao(new WebBrowser(), { ...GENERAL, return_to }, kakaoPerson(CONFIRMED));
    expect(data.return_to).toBe(expected);
  });
});

describe('an existing Kakao user', () => {
  test('is signed in at once', async () => {
    const { done } = await joined();
    const { data } = await signInByKakao(new WebBrowser(), GENERAL, kakaoPerson(CONFIRMED));
    expect(data).toMatchObject({ is_temp: false, user: { id: done.data.user.id } });
  });

  test('and blocked is refused', async () => {
    const { done } = await joined();
    await testServer()
      .db.updateTable('user_account')
      .set({ account_status: 2 })
      .where('id', '=', done.data.user.id)
      .execute();
    expect((await signInByKakao(new WebBrowser(), GENERAL, kakaoPerson(CONFIRMED))).problem.code).toBe(
      'account_blocked',
    );
  });

  test('cannot finish sign-up twice, nor can anybody else finish it', async () => {
    const { done } = await joined();
    const body = { ...form, verification: 'x' };
    expect((await call(completeKakaoSignUp, { token: done.data.access, body })).problem.code).toBe(
      'invalid_transition',
    );
    expect((await call(completeKakaoSignUp, { body })).status).toBe(401);
    const { data: guest } = await call(createGuest, {});
    expect((await call(completeKakaoSignUp, { token: guest.access, body })).problem.title).toBe(
      '카카오로 로그인한 뒤 가입을 마칠 수 있어요.',
    );
  });

  test('who withdraws is unlinked at Kakao, and comes back as a new Kakao user; a revival gives Kakao back', async () => {
    const { done } = await joined();
    const unlinked: string[] = [];
    const person = kakaoPerson(CONFIRMED);
    expect((await call(withdraw, { token: done.data.access, body: { reason: '더 쓰지 않아요' } })).status).toBe(200);
    const { rows } = await testServer().platform.database.query(
      `select data from pgboss.job where name = 'users.unlink_kakao'`,
    );
    unlinked.push(...(rows as { data: { kakao_id: string } }[]).map(({ data }) => data.kakao_id));
    expect(unlinked).toContain(String(person));
    const staff = await testServer().create.staff();
    expect(
      (await call(restoreUser, { token: staff.token, body: { user_id: done.data.user.id } })).data.sign_in_ways,
    ).toEqual(['kakao']);
    await unlinksDone();
    const back = await signInByKakao(new WebBrowser(), GENERAL, person);
    expect(back.data.user.id).toBe(done.data.user.id);
    await call(withdraw, { token: back.data.access, body: { reason: '더 쓰지 않아요' } });
    await unlinksDone();
    expect((await signInByKakao(new WebBrowser(), GENERAL, person)).data).toMatchObject({ is_temp: true });
  });
});

describe('a sign-in that does not fit', () => {
  test('is refused in another browser, for another kind, with a made-up state, and after ten minutes', async () => {
    const browser = new WebBrowser();
    const { code, state } = await pickAccount(browser, GENERAL, kakaoPerson(CONFIRMED));
    const come = (from: WebBrowser, body = {}) =>
      from.call(signInWithKakao, { body: { code, state, user_type: 2, ...body } });
    expect((await come(new WebBrowser())).problem.code).toBe('sign_in_state_required');
    expect((await come(browser.copy(), { user_type: 1 })).problem.code).toBe('social_sign_in_failed');
    expect((await come(browser.copy(), { state: `${state.slice(0, -4)}AAAA` })).problem.code).toBe(
      'social_sign_in_failed',
    );
    testServer().clock.advance(10 * 60 + 1);
    expect((await come(browser)).problem.code).toBe('social_sign_in_failed');
  });

  test('is refused the second time, with a sentence', async () => {
    const browser = new WebBrowser();
    const { code, state } = await pickAccount(browser, GENERAL, kakaoPerson(CONFIRMED));
    const tab = browser.copy();
    expect((await browser.call(signInWithKakao, { body: { code, state, user_type: 2 } })).status).toBe(200);
    expect((await tab.call(signInWithKakao, { body: { code, state, user_type: 2 } })).problem).toMatchObject({
      code: 'social_sign_in_failed',
      title: '이미 쓰였거나 시간이 지난 카카오 로그인이에요. 처음부터 다시 시도해 주세요.',
    });
    expect((await browser.call(signInWithKakao, { body: { code, state, user_type: 2 } })).problem.code).toBe(
      'sign_in_state_required',
    );
  });

  test('reports that Kakao does not respond', async () => {
    const browser = new WebBrowser();
    const { code, state } = await pickAccount(browser, GENERAL, kakaoPerson(CONFIRMED));
    testServer().sandbox.failNext('kakao');
    expect((await browser.call(signInWithKakao, { body: { code, state, user_type: 2 } })).problem).toMatchObject({
      code: 'provider_unavailable',
      title: '카카오가 응답하지 않아요. 잠시 뒤 다시 시도해 주세요.',
    });
    expect(await testServer().db.selectFrom('user_account').select('id').execute()).toEqual([]);
  });
});
