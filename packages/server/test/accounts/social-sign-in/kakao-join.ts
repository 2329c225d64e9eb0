import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { completeKakaoSignUp } from '@danji/contracts/accounts/signup.endpoints';
import { kakaoPerson, signInByKakao } from './kakao-sign-in.ts';
import { verifyPhone } from '../phone-verification/phone-verification.ts';
import { WebBrowser } from '../sessions/web-browser.ts';

export const GENERAL = { user_type: 2 } as const;
export const CONFIRMED = '이메일과 휴대폰 번호가 확인된';
const consents = { over_14: true, terms: true, privacy: true, privacy_notice: PRIVACY_NOTICE_VERSION, marketing: true };
export const form = { email: 'haneul.kim@kakao.test', name: '김하늘', tel: '010-0000-9101', consents };

export async function joined(browser = new WebBrowser()) {
  const temp = await signInByKakao(browser, GENERAL, kakaoPerson(CONFIRMED));
  const done = await browser.call(completeKakaoSignUp, {
    token: temp.data.access,
    body: { ...form, verification: await verifyPhone(form.tel) },
  });
  return { browser, temp, done };
}
