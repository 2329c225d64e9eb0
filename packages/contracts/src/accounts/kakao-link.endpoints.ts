import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { ownerProof } from './owner-proof.ts';
import { session } from './session.ts';
import { emailField, passwordField, telField, user } from './user.ts';

export const linkKakaoToExisting = defineEndpoint({
  id: 'users.link_kakao_to_existing',
  title: '가입한 계정에 카카오 연결',
  method: 'POST',
  withoutIdempotencyKey: 'secret',
  path: '/api/users/kakao_auth/existing/',
  audience: ['signed_in'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Moves Kakao from the caller, a TEMP account that the sign-in made, to the account of the same kind with this e-mail address, proved by its password or by a check of its phone number; signs that account in.',
  body: strictObject({
    email: emailField,
    password: Type.Optional(passwordField),
    /** The number of the account, instead of the password; its proof is in the cookie of `confirm_owner` or in the field. */
    tel: Type.Optional(telField),
    owner_verification: ownerProof.owner_verification,
  }),
  response: session,
});

export const startKakaoLink = defineEndpoint({
  id: 'users.start_kakao_link',
  title: '카카오 연결 시작',
  method: 'POST',
  withoutIdempotencyKey: 'secret',
  path: '/api/users/kakao_auth/link/',
  audience: ['general', 'brand'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Address of the Kakao authorise page for linking Kakao to the signed-in account, once its owner has proved to be it. The callback ends with `kakao_auth/` as for a sign-in.',
  body: strictObject(ownerProof),
  response: strictObject({ url: Type.String() }),
});

export const unlinkKakao = defineEndpoint({
  id: 'users.unlink_kakao',
  title: '카카오 연결 해제',
  method: 'DELETE',
  path: '/api/users/kakao_auth/link/',
  audience: ['general', 'brand'],
  refusedWhileActing: true,
  changes: ['account'],
  origin: 'extension',
  summary: 'Ends the sign-in with Kakao of the signed-in account. An account without a password sets one first.',
  response: user,
});
