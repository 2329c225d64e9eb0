import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe, updateMe, withdraw } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest, signInWithKakao, startKakao } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession } from '@danji/contracts/accounts/web-session.endpoints';
import { completeKakaoSignUp } from '@danji/contracts/accounts/signup.endpoints';
import { restoreUser } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { kakaoPerson, pickAccount, signInByKakao } from './kakao-sign-in.ts';
import { verifyPhone } from '../phone-verification/phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';
import { givePoints } from '@danji/testing/give-points';

const GENERAL = { user_type: 2 } as const;
const CONFIRMED = '이메일과 휴대폰 번호가 확인된';
const consents = { terms: true, privacy: true, marketing: true };
const form = { email: 'haneul.kim@kakao.test', name: '김하늘', tel: '010-0000-9101', consents };

beforeEach(() => testServer().reset());

async function joined(browser = new WebBrowser()) {
  const temp = await signInByKakao(browser, GENERAL, kakaoPerson(CONFIRMED));
  const done = await browser.call(completeKakaoSignUp, {
    token: temp.data.access,
    body: { ...form, verification: await verifyPhone(form.tel) },
  });
  return { browser, temp, done };
}

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

describe('a new Kakao user', () => {
  test('gets a TEMP account with Kakao’s verified fields that can only finish sign-up', async () => {
    const browser = new WebBrowser();
    const { status, data } = await signInByKakao(browser, GENERAL, kakaoPerson(CONFIRMED));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      is_temp: true,
      refresh: null,
      prefill: { email: 'haneul.kim@kakao.test', name: '김하늘', tel: '01000009101' },
      user: { account_status: 0, email: null, sign_in_ways: ['kakao'], birthday: '1988-04-12', gender: 'female' },
    });
    expect((await call(updateMe, { token: data.access, body: { nickname: '하늘' } })).problem.code).toBe(
      'signup_incomplete',
    );
    expect((await browser.call(refreshSession)).data.is_temp).toBe(true);
  });

  test('with an unconfirmed e-mail or none gets no address filled in', async () => {
    for (const note of ['이메일을 아직 확인하지 않은', '이메일이 없는', '별명만']) {
      const { data } = await signInByKakao(new WebBrowser(), GENERAL, kakaoPerson(note));
      expect(data.prefill.email).toBe('');
    }
  });

  test('finishes sign-up and is signed in with a new session', async () => {
    const { temp, done } = await joined();
    expect(done.data).toMatchObject({
      is_temp: false,
      user: {
        id: temp.data.user.id,
        account_status: 1,
        email: 'haneul.kim@kakao.test',
        tel: '01000009101',
        sign_in_ways: ['kakao'],
      },
    });
    expect((await call(getMe, { token: temp.data.access })).problem.code).toBe('token_expired');
    expect((await call(updateMe, { token: done.data.access, body: { nickname: '하늘' } })).status).toBe(200);
    expect(await testServer().db.selectFrom('user_consent').select('document').execute()).toHaveLength(3);
  });

  test('keeps the referral code the sign-in began with, unless another is given', async () => {
    const { create, db } = testServer();
    const recommender = await create.general({ name: '이소장' });
    await db.updateTable('user_account').set({ ref_code: 'DANJI234' }).where('id', '=', recommender.id).execute();
    const browser = new WebBrowser();
    const temp = await signInByKakao(browser, { ...GENERAL, ref_code: 'danji234' }, kakaoPerson(CONFIRMED));
    const { data } = await browser.call(completeKakaoSignUp, {
      token: temp.data.access,
      body: { ...form, verification: await verifyPhone(form.tel) },
    });
    expect(data.user.recommand_user).toEqual({ id: recommender.id, name: '이소장' });
  });

  test('moves the points of a guest', async () => {
    const { data: guest } = await call(createGuest, {});
    await givePoints(guest.user.id, 70);
    const { data } = await signInByKakao(new WebBrowser(), GENERAL, kakaoPerson(CONFIRMED), guest.access);
    expect(data.user.points).toBe(70);
  });

  test('is not tied to an e-mail account by the address alone', async () => {
    const existing = await testServer().create.general({ email: 'manager@danji.test' });
    const browser = new WebBrowser();
    const temp = await signInByKakao(browser, GENERAL, kakaoPerson('일반회원과 같은 이메일'));
    expect(temp.data.user.id).not.toBe(existing.id);
    const { status, problem } = await browser.call(completeKakaoSignUp, {
      token: temp.data.access,
      body: { ...form, email: 'manager@danji.test', verification: await verifyPhone(form.tel) },
    });
    expect([status, problem.fields]).toEqual([422, { email: '이미 가입된 이메일이에요. 비밀번호로 로그인해 주세요.' }]);
  });

  test('is a brand of its own when it signs in as a brand', async () => {
    const general = await joined();
    const { data } = await signInByKakao(new WebBrowser(), { user_type: 1 }, kakaoPerson(CONFIRMED));
    expect(data).toMatchObject({ is_temp: true, user: { user_type: 1, brand: { brand_status_type: 0 } } });
    expect(data.user.id).not.toBe(general.done.data.user.id);
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
