import { beforeEach, describe, expect, test } from '@jest/globals';
import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { signInWithKakao } from '@danji/contracts/accounts/session.endpoints';
import { completeKakaoSignUp, findEmail, resetPassword, signUp } from '@danji/contracts/accounts/signup.endpoints';
import { checkAuthCode, requestAuthCode } from '@danji/contracts/accounts/sms.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { kakaoPerson, pickAccount, signInByKakao } from '../social-sign-in/kakao-sign-in.ts';
import { type Purpose, readCode, verifyPhone } from './phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';

const TEL = '010-1234-5678';
const OTHER_SITE = { origin: 'https://evil.example' };
const named = { name: '김하늘', tel: TEL, user_type: 2 } as const;
const consents = {
  over_14: true,
  terms: true,
  privacy: true,
  privacy_notice: PRIVACY_NOTICE_VERSION,
  marketing: false,
};
const newAccount = { ...named, email: 'new@danji.test', password: 'apart2468', consents } as const;
const reset = { ...named, email: 'haneul@danji.test', password: 'newpass77' } as const;

beforeEach(() => testServer().reset());

const person = () => kakaoPerson('이메일과 휴대폰 번호가 확인된');
const createOwner = () =>
  testServer().create.general({ name: '김하늘', tel: '01012345678', email: 'haneul@danji.test' });

/** A browser that has verified a number; its cookie is its only knowledge of the proof. */
async function verifiedBrowser(purpose: NonNullable<Purpose>, tel = TEL): Promise<WebBrowser> {
  const browser = new WebBrowser();
  await browser.call(requestAuthCode, { query: { tel, purpose } });
  await browser.call(checkAuthCode, { body: { tel, code: readCode(tel), purpose } });
  return browser;
}

describe('the proof of a phone check in the browser that made it', () => {
  test('is a cookie that scripts and other sites cannot use, for ten minutes', async () => {
    await call(requestAuthCode, { query: { tel: TEL } });
    const { headers } = await call(checkAuthCode, { body: { tel: TEL, code: readCode(TEL) } });
    expect(String(headers['set-cookie'])).toMatch(
      /^danji_phone_signup=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/,
    );
  });

  test('finds an e-mail address with the body of the specification, once', async () => {
    await createOwner();
    const browser = await verifiedBrowser('find_email');
    const tab = browser.copy();
    const { status, data } = await browser.call(findEmail, { body: named });
    expect([status, data.emails.map(({ email }) => email)]).toEqual([200, ['ha***@danji.test']]);
    expect([...browser.cookies.keys()]).toEqual(['danji_phone_requester']);
    expect((await tab.call(findEmail, { body: named })).problem.code).toBe('verification_required');
  });

  test('stays valid when the call that uses it fails', async () => {
    await createOwner();
    const browser = await verifiedBrowser('find_email');
    expect((await browser.call(findEmail, { body: { ...named, name: '김하눌' } })).status).toBe(404);
    expect((await browser.call(findEmail, { body: named })).status).toBe(200);
  });

  test('sets a new password, and is used up by it', async () => {
    await createOwner();
    const browser = await verifiedBrowser('find_password');
    expect((await browser.call(resetPassword, { body: reset })).data).toEqual({ ok: true });
    expect([...browser.cookies.keys()]).toEqual(['danji_phone_requester']);
    expect((await browser.call(resetPassword, { body: reset })).problem.code).toBe('verification_required');
  });

  test('signs up, and is used up by it', async () => {
    const browser = await verifiedBrowser('signup');
    expect((await browser.call(signUp, { body: newAccount })).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['danji_phone_requester', 'danji_refresh', 'danji_browser']);
  });

  test('changes the phone number of the profile', async () => {
    const { token } = await createOwner();
    const browser = await verifiedBrowser('change_tel', '010-9999-0001');
    await browser.call(requestAuthCode, { query: { tel: TEL, purpose: 'confirm_owner' } });
    await browser.call(checkAuthCode, { body: { tel: TEL, code: readCode(TEL), purpose: 'confirm_owner' } });
    const { data } = await browser.call(updateMe, { token, body: { tel: '010-9999-0001' } });
    expect([data.tel, ...browser.cookies.keys()]).toEqual(['01099990001', 'danji_phone_requester']);
  });

  test('is for its number and its purpose only', async () => {
    await createOwner();
    const browser = await verifiedBrowser('signup');
    expect((await browser.call(findEmail, { body: named })).problem.code).toBe('verification_required');
    expect((await browser.call(signUp, { body: { ...newAccount, tel: '010-1234-5679' } })).problem.code).toBe(
      'verification_required',
    );
  });

  test('is refused when another site made the browser send it', async () => {
    await createOwner();
    const browser = await verifiedBrowser('find_password');
    expect((await browser.call(resetPassword, { body: reset, headers: OTHER_SITE })).problem.code).toBe('forbidden');
    expect((await browser.call(resetPassword, { body: reset })).status).toBe(200);
  });

  test('goes in the field from a client without cookies, and the field is the one that counts', async () => {
    await createOwner();
    const verification = await verifyPhone(TEL, 'find_email');
    expect((await call(findEmail, { body: { ...named, verification: 'x'.repeat(43) } })).status).toBe(403);
    expect((await call(findEmail, { body: { ...named, verification } })).status).toBe(200);
  });

  test.each([
    ['finding an e-mail', () => call(findEmail, { body: named })],
    ['a new password', () => call(resetPassword, { body: reset })],
    ['signing up', () => call(signUp, { body: newAccount })],
  ])('is asked for by %s', async (_, send) => {
    await createOwner();
    const { status, problem } = await send();
    expect([status, problem.code, problem.fields]).toEqual([
      403,
      'verification_required',
      { verification: '휴대폰 인증을 다시 해 주세요.' },
    ]);
  });
});

describe('the state of a sign-in by Kakao', () => {
  const start = { user_type: 2 } as const;

  test('comes from the cookie with the body of the specification, once', async () => {
    const browser = new WebBrowser();
    const { code } = await pickAccount(browser, start, person());
    expect((await browser.call(signInWithKakao, { body: { code, user_type: 2 } })).data.is_temp).toBe(true);
    expect((await browser.call(signInWithKakao, { body: { code, user_type: 2 } })).problem.code).toBe(
      'sign_in_state_required',
    );
  });

  test('finishes sign-up with the phone check of the same browser', async () => {
    const browser = await verifiedBrowser('signup', '010-0000-9101');
    const { data } = await signInByKakao(browser, start, person());
    const { password: _, user_type: __, ...body } = newAccount;
    const done = await browser.call(completeKakaoSignUp, {
      token: data.access,
      body: { ...body, tel: '010-0000-9101' },
    });
    expect(done.data.is_temp).toBe(false);
    expect([...browser.cookies.keys()]).toEqual(['danji_phone_requester', 'danji_refresh', 'danji_browser']);
  });

  test('goes in the field from a client without cookies', async () => {
    const { code, state } = await pickAccount(new WebBrowser(), start, person());
    expect((await call(signInWithKakao, { body: { code, state, user_type: 2 } })).status).toBe(200);
  });

  test('is asked for when neither brings it', async () => {
    const { code } = await pickAccount(new WebBrowser(), start, person());
    const { status, problem } = await call(signInWithKakao, { body: { code, user_type: 2 } });
    expect([status, problem.code]).toEqual([403, 'sign_in_state_required']);
  });

  test('does not let a browser be signed in by a link that another one started', async () => {
    const { code, state } = await pickAccount(new WebBrowser(), start, person());
    const { status, problem } = await new WebBrowser().call(signInWithKakao, { body: { code, state, user_type: 2 } });
    expect([status, problem.code]).toEqual([403, 'sign_in_state_required']);
    // A sign-in that this browser started does not help either: the code belongs to the other one.
    const begun = new WebBrowser();
    await pickAccount(begun, start, person());
    expect((await begun.call(signInWithKakao, { body: { code, user_type: 2 } })).problem.code).toBe(
      'social_sign_in_failed',
    );
  });

  test('is not lost when a forged way back is opened', async () => {
    const browser = new WebBrowser();
    const { code } = await pickAccount(browser, start, person());
    const forged = await browser.call(signInWithKakao, { body: { code: 'forged', state: 'forged', user_type: 2 } });
    expect(forged.problem.code).toBe('social_sign_in_failed');
    expect((await browser.call(signInWithKakao, { body: { code, user_type: 2 } })).status).toBe(200);
  });

  test('is bound to the kind of account, and to our own site', async () => {
    const browser = new WebBrowser();
    const { code } = await pickAccount(browser, start, person());
    const come = (user_type: 1 | 2, headers = {}) =>
      browser.call(signInWithKakao, { body: { code, user_type }, headers });
    expect((await come(1)).problem.code).toBe('social_sign_in_failed');
    expect((await come(2, OTHER_SITE)).problem.code).toBe('forbidden');
    expect((await come(2)).status).toBe(200);
  });
});
