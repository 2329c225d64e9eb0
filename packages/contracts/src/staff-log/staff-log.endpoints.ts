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
  summary: 'What operators changed, newest first: who, which call, the object before and after.',
  query: strictObject({
    ...endlessPageQuery,
    /** One entry. */
    id: Type.Optional(id),
    search,
    user_id: Type.Optional(userId),
    method: Type.Optional(oneOf('POST', 'PUT', 'DELETE')),
    date_start: Type.Optional(date('시작일')),
    date_end: Type.Optional(date('종료일')),
  }),
  response: pageOf(staffLog),
});
