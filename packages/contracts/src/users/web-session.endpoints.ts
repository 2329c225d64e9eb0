import { defineEndpoint } from '../define-endpoint.ts';
import { closed, ok, oneOf } from '../fields.ts';
import { session } from './session.ts';

// Apart from the ways to sign in: every visit asks for these two, and a browser loads the checks of a file as one.

export const refreshSession = defineEndpoint({
  id: 'users.refresh_session',
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  origin: 'extension',
  summary: 'Renews the web session from its httpOnly cookie.',
  response: session,
});

export const signOut = defineEndpoint({
  id: 'users.sign_out',
  method: 'POST',
  path: '/auth/signout',
  access: 'public',
  origin: 'extension',
  summary: 'Ends this session (`here`) or every session of the account (`everywhere`).',
  body: closed({ scope: oneOf('here', 'everywhere') }),
  response: ok,
});
