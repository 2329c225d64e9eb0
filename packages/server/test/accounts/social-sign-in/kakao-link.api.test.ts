import { beforeEach, describe, expect, test } from '@jest/globals';
import { linkKakaoToExisting, startKakaoLink, unlinkKakao } from '@danji/contracts/accounts/kakao-link.endpoints';
import { getMe } from '@danji/contracts/accounts/profile.endpoints';
import { createGuest, signInWithKakao } from '@danji/contracts/accounts/session.endpoints';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import { givePoints } from '@danji/testing/give-points';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { verifyPhone } from '../phone-verification/phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';
import { CONFIRMED, GENERAL } from './kakao-join.ts';
import { kakaoPerson, pickAtKakao, signInByKakao } from './kakao-sign-in.ts';

const PASSWORD = 'apart2468';
const TEL = '01012345678';
const SAME_EMAIL = '일반회원과 같은 이메일';

let manager: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  manager = await testServer().create.general({ email: 'manager@danji.test', tel: TEL, password: PASSWORD });
});

const waysOf = async (token: string) => (await call(getMe, { token })).data.sign_in_ways;
const begin = async (note = SAME_EMAIL) => {
  const browser = new WebBrowser();
  return { browser, temp: await signInByKakao(browser, GENERAL, kakaoPerson(note)) };
};

describe('the first sign-in of somebody who has an account', () => {
  test('names it by Kakao’s verified e-mail address, else by the number, and nothing else', async () => {
    expect((await begin()).temp.data.existing).toEqual({ email: 'ma***@danji.test', by: 'email' });
    expect((await begin(CONFIRMED)).temp.data.existing).toBeNull();
    await testServer().create.general({ email: 'other@danji.test', tel: '01000009101' });
    expect((await begin(CONFIRMED)).temp.data.existing).toEqual({ email: 'ot***@danji.test', by: 'tel' });
    await testServer().create.general({ email: 'doyun.park@kakao.test' });
    expect((await begin('이메일을 아직 확인하지 않은')).temp.data.existing).toBeNull();
  });

  test('links Kakao with the password, merges its points, and tells the owner', async () => {
    const { browser, temp } = await begin();
    await givePoints(temp.data.user.id, 30);
    const link = (password: string) =>
      browser.call(linkKakaoToExisting, { token: temp.data.access, body: { email: 'manager@danji.test', password } });
    expect((await link('wrong12345')).problem.code).toBe('invalid_credentials');
    const { status, data } = await link(PASSWORD);
    expect([status, data.is_temp, data.user.id, data.user.points]).toEqual([200, false, manager.id, 30]);
    expect(await waysOf(manager.token)).toEqual(['email', 'kakao']);
    expect((await listNotified(manager.token)).map(({ title }) => title)).toContain('카카오 로그인이 연결되었어요');
    const again = await signInByKakao(new WebBrowser(), GENERAL, kakaoPerson(SAME_EMAIL));
    expect(again.data).toMatchObject({ is_temp: false, existing: null, user: { id: manager.id } });
    expect((await call(getMe, { token: temp.data.access })).problem.code).toBe('token_expired');
  });

  test('links Kakao with a check of the number, only for the account that has number and address', async () => {
    const { browser, temp } = await begin();
    const other = await testServer().create.general({ email: 'other@danji.test', tel: '01055556666' });
    const owner_verification = await verifyPhone(TEL, 'confirm_owner');
    const link = (body: object) =>
      browser.call(linkKakaoToExisting, {
        token: temp.data.access,
        body: { email: 'manager@danji.test', tel: TEL, owner_verification, ...body },
      });
    expect((await link({ owner_verification: 'x' })).problem.code).toBe('verification_required');
    expect((await link({ tel: '01055556666' })).problem.code).toBe('verification_required');
    expect(Object.keys((await link({ email: other.email })).problem.fields ?? {})).toEqual(['email']);
    expect((await link({})).data.user.id).toBe(manager.id);
    expect((await link({})).problem.code).toBe('token_expired');
  });

  test('is refused for an account with another Kakao, for a blocked one, and to who has no Kakao', async () => {
    const first = await begin();
    const body = { email: 'manager@danji.test', password: PASSWORD };
    await first.browser.call(linkKakaoToExisting, { token: first.temp.data.access, body });
    const second = await begin(CONFIRMED);
    const link = () => second.browser.call(linkKakaoToExisting, { token: second.temp.data.access, body });
    expect((await link()).problem.code).toBe('already_exists');
    const guest = await call(createGuest, {});
    expect((await call(linkKakaoToExisting, { token: guest.data.access, body })).problem.code).toBe('forbidden');
    expect((await call(linkKakaoToExisting, { token: manager.token, body })).problem.code).toBe('invalid_transition');
    const { db } = testServer();
    await db.updateTable('user_account').set({ account_status: 2 }).where('id', '=', manager.id).execute();
    expect((await link()).problem.code).toBe('account_blocked');
  });
});

const start = (token: string, browser = new WebBrowser(), current_password = PASSWORD) =>
  browser.call(startKakaoLink, { token, body: { current_password } });

const linkTo = async (token: string, caller = token, note = CONFIRMED) => {
  const browser = new WebBrowser();
  const { data } = await start(token, browser);
  const { code, state } = await pickAtKakao(data.url, kakaoPerson(note));
  return browser.call(signInWithKakao, { token: caller, body: { code, state, user_type: 2 } });
};

describe('a signed-in account', () => {
  test('links Kakao after a proof of its owner, and unlinks it', async () => {
    const withoutProof = await call(startKakaoLink, { token: manager.token, body: {} });
    expect(withoutProof.problem.code).toBe('owner_confirmation_required');
    expect((await start(manager.token, new WebBrowser(), 'wrong12345')).status).toBe(422);
    const linked = await linkTo(manager.token);
    expect(linked.data).toMatchObject({ return_to: '/me?linked=kakao', is_temp: false, user: { id: manager.id } });
    expect(await waysOf(manager.token)).toEqual(['email', 'kakao']);
    expect((await call(unlinkKakao, { token: manager.token })).data.sign_in_ways).toEqual(['email']);
    expect(await testServer().db.selectFrom('social_account').select('id').execute()).toEqual([]);
  });

  test('links nothing for another caller, nor a Kakao that another account has', async () => {
    const other = await testServer().create.general({ email: 'other@danji.test', password: PASSWORD });
    expect((await linkTo(manager.token, other.token)).problem.code).toBe('social_sign_in_failed');
    await linkTo(manager.token);
    expect((await linkTo(other.token)).problem.title).toBe('이 카카오 계정은 다른 단지 계정에 연결되어 있어요.');
    expect((await linkTo(manager.token, manager.token, SAME_EMAIL)).problem.code).toBe('already_exists');
    expect(await waysOf(other.token)).toEqual(['email']);
  });

  test('takes over the sign-up that the same person left unfinished', async () => {
    const { temp } = await begin(CONFIRMED);
    expect((await linkTo(manager.token)).data.user.id).toBe(manager.id);
    expect((await call(getMe, { token: temp.data.access })).problem.code).toBe('token_expired');
  });

  test('without a password keeps Kakao', async () => {
    await linkTo(manager.token);
    const { db } = testServer();
    await db.updateTable('user_account').set({ password_hash: null }).where('id', '=', manager.id).execute();
    expect((await call(unlinkKakao, { token: manager.token })).problem.code).toBe('invalid_transition');
    expect(await waysOf(manager.token)).toEqual(['kakao']);
  });
});
