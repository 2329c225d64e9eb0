import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, date, ok } from '../fields.ts';
import { referrerType, visitDevice, visitStatistics } from './visit.ts';

export const countVisit = defineEndpoint({
  id: 'visits.count',
  title: '방문',
  method: 'POST',
  path: '/api/commons/visit/',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'Counts one visit, once a browser session. Nothing about the person is kept.',
  body: strictObject({
    referrer_type: referrerType,
    device: visitDevice,
    is_signed_in: Type.Boolean({ label: '로그인' }),
  }),
  response: ok,
});

export const getVisitStatistics = defineEndpoint({
  id: 'visits.statistics',
  title: '방문 통계',
  method: 'GET',
  path: '/api/commons/visit_statistics/',
  audience: ['staff'],
  origin: 'extension',
  summary: 'Visits by day and class with sums, and the sums of the period of the same length before. At most 366 days.',
  query: strictObject({ date_start: date('시작일'), date_end: date('종료일') }),
  response: visitStatistics,
});
