import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, labelled, nonEmptyString, ok, search, text, publicId } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { documentVersion } from '../site/system-document.ts';
import { session } from './session.ts';
import { emailField, memberTypeField, nameField, passwordField, telField } from './user.ts';
import { ANSWER_LIMITS } from '../limits.ts';

/**
 * The consents of a new account; all but the last are required (FACTS §1, system documents). What was added later may be
 * missing: a page that was open before does not send it, and the refusal says that it has to be loaded anew.
 */
const consents = strictObject({
  over_14: Type.Optional(Type.Boolean({ label: '만 14세 이상' })),
  terms: Type.Boolean({ label: '이용약관' }),
  privacy: Type.Boolean({ label: '개인정보 수집·이용' }),
  /** The version of the notice beside `privacy` (`PRIVACY_NOTICE_VERSION`). */
  privacy_notice: Type.Optional(labelled('개인정보 수집·이용 안내의 판', documentVersion)),
  marketing: Type.Boolean({ label: '마케팅 정보 수신' }),
});
/**
 * The proof that the number was verified in the last 10 minutes. A browser leaves it out, because its proof is in the cookie
 * that `checkAuthCode` set. A client without cookies sends the value of the `x-verification-token` header of that response.
 */
const verification = Type.Optional(text('휴대폰 인증', 200, 1));

const details = {
  name: nameField,
  tel: telField,
  verification,
  consents,
  ref_code: Type.Optional(text('추천 코드', 20)),
  nickname: Type.Optional(text('닉네임', 30)),
  /** Brand accounts: name of the company; the business number follows with `detail_info_auth/`. */
  company_name: Type.Optional(text('상호', 100)),
};

export const signUp = defineEndpoint({
  id: 'users.sign_up',
  title: '회원가입',
  method: 'POST',
  path: '/api/users/signup/',
  audience: ['everybody'],
  summary:
    'Creates a general or brand account with verified phone and consents, and signs it in. A guest token merges its points.',
  body: strictObject({ email: emailField, password: passwordField, user_type: memberTypeField, ...details }),
  response: session,
});

export const completeKakaoSignUp = defineEndpoint({
  id: 'users.complete_kakao_sign_up',
  title: '카카오 회원가입',
  method: 'PUT',
  path: '/api/users/kakao_auth/',
  audience: ['signed_in'],
  refusedWhileActing: true,
  summary: 'Completes sign-up of a TEMP account made by Kakao sign-in; only then it is NORMAL.',
  body: strictObject({ email: emailField, ...details }),
  response: session,
});

const taken = strictObject({ exists: Type.Boolean() });

export const checkTel = defineEndpoint({
  id: 'users.check_tel',
  title: '전화번호 가입 여부 확인',
  method: 'POST',
  isReadOnly: true,
  path: '/api/users/regist_tel_check/',
  audience: ['everybody'],
  summary: 'Whether an account of that kind already uses the phone number.',
  body: strictObject({ tel: telField, user_type: memberTypeField }),
  response: taken,
});

export const checkEmail = defineEndpoint({
  id: 'users.check_email',
  title: '이메일 가입 여부 확인',
  method: 'POST',
  isReadOnly: true,
  path: '/api/users/user_check_email/',
  audience: ['everybody'],
  summary: 'Whether an account of that kind already uses the e-mail address.',
  body: strictObject({ email: emailField, user_type: memberTypeField }),
  response: taken,
});

export const findEmail = defineEndpoint({
  id: 'users.find_email',
  title: '이메일 찾기',
  method: 'POST',
  path: '/api/users/user_find_email/',
  audience: ['everybody'],
  summary:
    'E-mail addresses registered with a verified phone number and name, partly hidden; 403 without the proof of the phone check.',
  body: strictObject({ name: nameField, tel: telField, user_type: memberTypeField, verification }),
  response: strictObject({
    emails: Type.Array(strictObject({ email: Type.String(), created: Type.String() }), {
      maxItems: ANSWER_LIMITS.accountsOfPhone,
    }),
  }),
});

const account = { email: emailField, name: nameField, tel: telField, user_type: memberTypeField };

export const findPassword = defineEndpoint({
  id: 'users.find_password',
  title: '비밀번호 찾기',
  method: 'POST',
  path: '/api/users/user_find_password/',
  audience: ['everybody'],
  summary: 'Whether a password can be reset for these facts; the answer never tells which fact is wrong.',
  body: strictObject(account),
  response: ok,
});

export const resetPassword = defineEndpoint({
  id: 'users.reset_password',
  title: '비밀번호 다시 정하기',
  method: 'PUT',
  path: '/api/users/user_find_password/',
  audience: ['everybody'],
  summary:
    'Sets a new password after phone verification and ends every session of the account; 403 without the proof of the phone check.',
  body: strictObject({ ...account, password: passwordField, verification }),
  response: ok,
});

export const listRecommenders = defineEndpoint({
  id: 'users.list_recommenders',
  title: '추천인 찾기',
  method: 'GET',
  path: '/api/users/recommander_user_list/',
  audience: ['everybody'],
  summary:
    'People who can be named as recommender, by nickname or referral code, with masked names; nothing for a search under 2 characters.',
  query: strictObject({ ...pageQuery, search }),
  response: pageOf(
    strictObject({
      nano_id: publicId,
      name: Type.String(),
      nickname: Type.String(),
      ref_code: nonEmptyString('추천 코드', 20),
    }),
  ),
});
