import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';
import { MAX_STATISTICS_MONTHS, pointStatistics } from './point-statistics.ts';

export const getPointStatistics = defineEndpoint({
  id: 'points.get_statistics',
  title: '포인트 통계',
  method: 'GET',
  path: '/api/points/statistics/',
  audience: ['staff'],
  reads: ['points'],
  origin: 'extension',
  summary: 'Points of all members: issued and spent by month and type, held and outstanding.',
  query: strictObject({
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_STATISTICS_MONTHS, default: 12, label: '개월' })),
  }),
  response: pointStatistics,
});
