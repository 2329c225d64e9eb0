import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, ok, oneOf } from '../fields.ts';
import { session } from './session.ts';

// These two calls are apart from the sign-in calls, because every visit makes them, and a browser loads the validators of a file together.

export const refreshSession = defineEndpoint({
  id: 'users.refresh_session',
  title: '로그인 연장',
  method: 'POST',
  path: '/auth/refresh',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'Renews the web session from its httpOnly cookie.',
  response: session,
});

export const signOut = defineEndpoint({
  id: 'users.sign_out',
  title: '로그아웃',
  method: 'POST',
  path: '/auth/signout',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'Ends this session (`here`) or every session of the account (`everywhere`).',
  body: strictObject({ scope: oneOf('here', 'everywhere') }),
  response: ok,
});
