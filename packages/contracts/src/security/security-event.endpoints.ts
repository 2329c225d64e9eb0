import { Type } from 'typebox';
import { SecurityEventKind } from '../codes/security-event-kind.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { date, strictObject, text, userId } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { securityEvent } from './security-event.ts';

export const listSecurityEvents = defineEndpoint({
  id: 'security_events.list',
  title: '보안 기록',
  method: 'GET',
  path: '/api/security_event/',
  audience: ['admin'],
  origin: 'extension',
  summary: 'Sign-ins, refusals, changes of account security and reads of personal data, newest first; kept two years.',
  query: strictObject({
    ...endlessPageQuery,
    kind: Type.Optional(SecurityEventKind.schema),
    /** Events about this account, by this operator, or in which its data were read. */
    user_id: Type.Optional(userId),
    ip: Type.Optional(text('IP 주소', 45)),
    date_start: Type.Optional(date('시작일')),
    date_end: Type.Optional(date('종료일')),
  }),
  response: pageOf(securityEvent),
});
