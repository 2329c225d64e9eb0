import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, text, userId, labelled, nullable, oneOf, timestamp } from '../fields.ts';
import { session } from './session.ts';
import { emailField, memberTypeField, otpField, passwordField } from './user.ts';
import { UserType } from '../codes/user-codes.ts';

export const signIn = defineEndpoint({
  id: 'users.sign_in',
  title: '로그인',
  method: 'POST',
  path: '/api/users/login/',
  audience: ['everybody'],
  summary:
    'Signs in with e-mail and password for one account kind. 401 `second_factor_required` when an operator has a second factor and `otp` is missing.',
  body: strictObject({
    email: emailField,
    password: passwordField,
    user_type: UserType.schema,
    /** The code of the operator's authenticator app, or a recovery code. */
    otp: Type.Optional(otpField),
  }),
  response: session,
});

const reason = text('사유', 300, 1);

export const signInAs = defineEndpoint({
  id: 'users.sign_in_as',
  title: '대신 로그인',
  method: 'POST',
  withoutIdempotencyKey: 'secret',
  path: '/api/users/login_backdoor/',
  audience: ['admin'],
  refusedWhileActing: true,
  summary:
    'Acts as another user for support, 30 minutes at most, always in the staff log; off unless ALLOW_LOGIN_BACKDOOR=1.',
  body: strictObject({ user_id: userId, reason }),
  logged: strictObject({ user_id: userId, reason, expires: labelled('끝나는 때', timestamp) }),
  response: session,
});

export const createGuest = defineEndpoint({
  id: 'users.create_guest',
  title: '둘러보기 시작',
  method: 'POST',
  path: '/api/users/guest/',
  audience: ['everybody'],
  summary: 'Creates a TEMP account for browsing; its points are merged at sign-up.',
  response: session,
});

export const refreshToken = defineEndpoint({
  id: 'users.refresh_token',
  title: '로그인 연장',
  method: 'POST',
  path: '/api/users/jwt_auth/refresh/',
  audience: ['everybody'],
  summary: 'Exchanges a refresh token for a new pair; a token used twice ends every session of its family.',
  body: strictObject({ refresh: Type.String({ minLength: 20, maxLength: 200 }) }),
  response: strictObject({ access: Type.String(), refresh: Type.String() }),
});

export const startKakao = defineEndpoint({
  id: 'users.start_kakao',
  title: '카카오 로그인 시작',
  method: 'GET',
  path: '/api/users/kakao_auth/start/',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'Address of the Kakao authorise page with forced account selection and a signed state.',
  query: strictObject({
    user_type: memberTypeField,
    return_to: Type.Optional(text('돌아갈 주소', 500)),
    ref_code: Type.Optional(text('추천 코드', 20)),
  }),
  response: strictObject({ url: Type.String() }),
});

export const signInWithKakao = defineEndpoint({
  id: 'users.sign_in_with_kakao',
  title: '카카오 로그인',
  method: 'POST',
  path: '/api/users/kakao_auth/',
  audience: ['everybody'],
  summary:
    'Exchanges the authorisation code; an unknown person becomes a TEMP account that has to finish sign-up. 403 without the state of the start, from its cookie or the field.',
  body: strictObject({
    code: text('인증 코드', 500, 1),
    user_type: memberTypeField,
    /**
     * The `state` of the authorise address. A client without cookies has to send it; a browser has it in the cookie of the start,
     * and a sent value has to be the same.
     */
    state: Type.Optional(text('상태값', 2000, 1)),
  }),
  response: strictObject({
    ...session.properties,
    return_to: Type.String(),
    prefill: strictObject({ email: Type.String(), name: Type.String(), tel: Type.String() }),
    /** For a TEMP account: the account of that kind with Kakao's verified e-mail address or phone number, address masked. */
    existing: nullable(strictObject({ email: Type.String(), by: oneOf('email', 'tel') })),
  }),
});
