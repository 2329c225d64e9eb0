import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, date, id, oneOf, search, userId } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { staffLog } from './staff-log.ts';

export const listStaffLog = defineEndpoint({
  id: 'staff_log.list',
  title: '운영 기록',
  method: 'GET',
  path: '/api/staff_log/',
  audience: ['staff'],
  reads: ['staff_log'],
  showsPersonalData: true,
  summary:
    'What operators changed, newest first: who did what to whom and why, the object before and after. `search` finds a part of the title or the path of a call, operators and the accounts that changes are about by name.',
  query: strictObject({
    ...endlessPageQuery,
    /** One entry. */
    id: Type.Optional(id),
    search,
    user_id: Type.Optional(userId),
    /** The account that changes are about. */
    about_user_id: Type.Optional(userId),
    method: Type.Optional(oneOf('POST', 'PUT', 'DELETE')),
    date_start: Type.Optional(date('시작일')),
    date_end: Type.Optional(date('종료일')),
  }),
  response: pageOf(staffLog),
});
