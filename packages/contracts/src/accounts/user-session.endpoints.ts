import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { entity, nullable, timestamp } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';

/** An open session of an account, for our staff. */
const userSession = entity('UserSession', {
  /** The name that the browser or the app gives itself. */
  user_agent: Type.String(),
  created: timestamp,
  /** When it was prolonged last: every quarter of an hour while it is used. */
  last_used: timestamp,
  /** The operator who acts as the account in it. */
  acting_staff_name: nullable(Type.String()),
});

export const listUserSessions = defineEndpoint({
  id: 'users.list_sessions_of_user',
  title: '회원의 로그인 기기',
  method: 'GET',
  path: '/api/users/user_sessions/{id}/',
  audience: ['staff'],
  reads: ['user'],
  showsPersonalData: true,
  origin: 'extension',
  summary: 'The open sessions of an account, the one used last first. Those of operators: ADMIN only.',
  response: Type.Array(userSession, { maxItems: ANSWER_LIMITS.sessions }),
});
