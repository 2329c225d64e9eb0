import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, oneOf, text } from '../fields.ts';
import { telField } from './user.ts';

/**
 * The purpose of a code; a token for one purpose is refused for another (FACTS §6). `change_tel` is about the new number,
 * `confirm_owner` about the number that the signed-in account has; `inquiry` opens what a visitor asks our support.
 */
const purpose = Type.Optional(
  oneOf('signup', 'find_email', 'find_password', 'change_tel', 'confirm_owner', 'coupon', 'inquiry'),
);

export const requestAuthCode = defineEndpoint({
  id: 'sms.request_auth_code',
  title: '인증번호 보내기',
  method: 'GET',
  path: '/api/sms/auth_code/',
  audience: ['everybody'],
  requiresClientHeader: true,
  summary:
    'Sends a 6-digit code, valid 180 s in the browser that asked for it; again after 30 s, 5 a day for one number and purpose.',
  query: strictObject({ tel: telField, purpose }),
  response: Type.Boolean(),
});

export const checkAuthCode = defineEndpoint({
  id: 'sms.check_auth_code',
  title: '인증번호 확인',
  method: 'POST',
  path: '/api/sms/auth_code/',
  audience: ['everybody'],
  summary:
    'Checks a code that this browser (without cookies: this network) asked for; `false` for a wrong, old or malformed one. `true` comes with the proof, valid 10 minutes and used once: in an httpOnly cookie, and in the header x-verification-token for clients without cookies.',
  body: strictObject({ tel: telField, code: text('인증번호', 10_000), purpose }),
  response: Type.Boolean(),
});
