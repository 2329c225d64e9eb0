import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { count, nonEmptyString, nullable, ok, strictObject, timestamp, userId } from '../fields.ts';
import { otpField, passwordField, user } from './user.ts';

const recoveryCodes = strictObject({ recovery_codes: Type.Array(Type.String(), { maxItems: 20 }) });

export const getSecondFactor = defineEndpoint({
  id: 'users.get_second_factor',
  title: '2단계 인증 상태',
  method: 'GET',
  path: '/api/users/second_factor/',
  audience: ['staff'],
  reads: ['second_factor'],
  withoutSecondFactor: true,
  origin: 'extension',
  summary:
    'Whether the signed-in operator has a second factor, whether one is demanded, and the unused recovery codes.',
  response: strictObject({
    /** Since when; `null` without one. */
    enabled: nullable(timestamp),
    is_demanded: Type.Boolean(),
    recovery_codes_left: count('남은 복구 코드'),
  }),
});

export const startSecondFactor = defineEndpoint({
  id: 'users.start_second_factor',
  title: '2단계 인증 설정 시작',
  method: 'POST',
  withoutIdempotencyKey: 'secret',
  path: '/api/users/second_factor/start/',
  audience: ['staff'],
  withoutSecondFactor: true,
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Gives the operator a new secret for an authenticator app; it counts once a code of it was confirmed.',
  body: strictObject({ password: passwordField }),
  response: strictObject({
    /** In base32, for typing. */
    secret: Type.String(),
    /** `otpauth://…`, for the QR code. */
    secret_uri: Type.String(),
  }),
});

export const enableSecondFactor = defineEndpoint({
  id: 'users.enable_second_factor',
  title: '2단계 인증 설정',
  method: 'POST',
  withoutIdempotencyKey: 'secret',
  path: '/api/users/second_factor/',
  audience: ['staff'],
  changes: ['second_factor'],
  withoutSecondFactor: true,
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Turns the second factor on with a code of the new secret; the recovery codes are shown this once.',
  body: strictObject({ otp: otpField }),
  response: recoveryCodes,
});

const proof = strictObject({ password: passwordField, otp: otpField });

export const renewRecoveryCodes = defineEndpoint({
  id: 'users.renew_recovery_codes',
  title: '복구 코드 다시 받기',
  method: 'POST',
  withoutIdempotencyKey: 'secret',
  path: '/api/users/second_factor/recovery_codes/',
  audience: ['staff'],
  changes: ['second_factor'],
  withoutSecondFactor: true,
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Replaces the recovery codes by ten new ones, with the password and a code.',
  body: proof,
  response: recoveryCodes,
});

export const disableSecondFactor = defineEndpoint({
  id: 'users.disable_second_factor',
  title: '2단계 인증 해제',
  method: 'DELETE',
  path: '/api/users/second_factor/',
  audience: ['staff'],
  changes: ['second_factor'],
  withoutSecondFactor: true,
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Turns the second factor off, with the password and a code.',
  body: proof,
  response: ok,
});

const reason = nonEmptyString('사유', 300);

export const resetSecondFactor = defineEndpoint({
  id: 'users.reset_second_factor',
  title: '2단계 인증 초기화',
  method: 'POST',
  path: '/api/users/second_factor/reset/',
  audience: ['admin'],
  changes: ['user', 'staff_log'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Turns the second factor of another operator off and ends that operator’s sessions.',
  body: strictObject({ user_id: userId, reason }),
  logged: strictObject({ user_id: userId, user_type: user.properties.user_type, reason }),
  response: ok,
});
