import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { ok } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';
import { openSession } from './open-session.ts';

export const listOpenSessions = defineEndpoint({
  id: 'users.list_open_sessions',
  title: '로그인한 기기 목록',
  method: 'GET',
  path: '/api/users/session/',
  audience: ['general', 'brand', 'staff'],
  reads: ['account'],
  origin: 'extension',
  summary: 'The devices on which the caller is signed in, the last used one first.',
  response: Type.Array(openSession, { maxItems: ANSWER_LIMITS.sessions }),
});

export const endOpenSession = defineEndpoint({
  id: 'users.end_open_session',
  title: '기기 로그아웃',
  method: 'DELETE',
  path: '/api/users/session/{nano_id}/',
  audience: ['general', 'brand', 'staff'],
  refusedWhileActing: true,
  changes: ['account'],
  origin: 'extension',
  summary: 'Signs the caller out on one device. 404 for one on which the caller is not signed in.',
  response: ok,
});
