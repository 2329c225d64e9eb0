import { beforeEach, describe, expect, test } from '@jest/globals';
import { getMe, updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest } from '@danji/contracts/accounts/session.endpoints';
import { refreshSession } from '@danji/contracts/accounts/web-session.endpoints';
import { completeKakaoSignUp } from '@danji/contracts/accounts/signup.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { kakaoPerson, signInByKakao } from './kakao-sign-in.ts';
import { verifyPhone } from '../phone-verification/phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';
import { givePoints } from '@danji/testing/give-points';
import { GENERAL, CONFIRMED, form, joined } from './kakao-join.ts';

beforeEach(() => testServer().reset());

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
    expect(await testServer().db.selectFrom('user_consent').select('document').execute()).toHaveLength(4);
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
